import { z } from 'zod'
import { wholeNumber } from '../../platform/settings/platform-settings.ts'
import { providerSettings } from './providers/settings.ts'

export const accountSettings = {
  ...providerSettings,
  PASSWORD_MIN: wholeNumber(1, 100).default(6),
  PASSWORD_MAX: wholeNumber(1, 100).default(18),
  /** `auto`: registering by e-mail takes a code when mail leaves this server (SMTP_URL). */
  REGISTER_CODE: z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto'),
  /** How many accounts one network may make in an hour where that takes no code. */
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 1_000_000).default(60),
  /** How many codes one network may ask for in an hour. */
  CODES_PER_HOUR: wholeNumber(1, 1_000_000).default(10),
  /** How many SMS and mails with codes leave in a day at most. */
  SMS_PER_DAY: wholeNumber(0, 10_000_000).default(1000),
  MAILS_PER_DAY: wholeNumber(0, 10_000_000).default(10_000),
}

export type AccountSettings = z.output<z.ZodObject<typeof accountSettings>>
