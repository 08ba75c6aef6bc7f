import { z } from 'zod'
import { wholeNumber } from '../../platform/settings/platform-settings.ts'

export const cooperationSettings = {
  /** Seconds that somebody who has the turn may be away before others get it. */
  TURN_RELEASE_SECONDS: wholeNumber(1, 86_400).default(60),
  /** Where people reach the server, such as `https://maps.example`: for links in mails and messages. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
}
