import { z } from 'zod'
import { wholeNumber } from '../../platform/settings/platform-settings.ts'

export const trackingSettings = {
  /** Whether the web app tells what is done with it. Who hosts for themselves need not know. */
  TRACKING: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /** For how many days that is kept. */
  TRACKING_DAYS: wholeNumber(1, 3_650).default(90),
}
