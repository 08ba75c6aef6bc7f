import { z } from 'zod'
import { SettingsError } from '../settings/read-settings.ts'

const address = (protocols: RegExp, what: string) =>
  z.string().refine((url) => protocols.test(URL.parse(url)?.protocol ?? ''), `must be ${what}`)

export const deliverySettings = {
  /** `smtp://name:password@host:587`; `smtps:` speaks TLS from the first byte. Without it, mail stays in the outbox. */
  SMTP_URL: address(/^smtps?:$/, 'an smtp(s)://… address').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
      'must be an address, as ramify@example.com or Ramify <ramify@example.com>',
    )
    .optional(),
  /** Where SMS are handed to a provider, by POST. Without it, they stay in the outbox. */
  SMS_URL: address(/^https?:$/, 'an http(s)://… address').optional(),
  /** What is posted; {phone}, {text} and {code} are filled in. JSON when it begins with a brace, else a form. */
  SMS_BODY: z
    .string()
    .refine(
      (body) => body.includes('{phone}') && /\{(text|code)\}/.test(body),
      'must hold {phone}, and {text} or {code}',
    )
    .optional(),
  /** The whole Authorization header: `Bearer …`, `Basic …`. */
  SMS_KEY: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be one line of plain characters')
    .optional(),
}

type Given = z.output<z.ZodObject<typeof deliverySettings>>

export interface MailSettings {
  url: string
  from: string
}

export interface SmsSettings {
  url: string
  body: string
  key: string | undefined
}

/** Null: into the outbox. */
export function mailSettings({ SMTP_URL: url, MAIL_FROM: from }: Given): MailSettings | null {
  if (url === undefined) return null
  if (from === undefined) throw new SettingsError(['MAIL_FROM is missing beside SMTP_URL.'])
  return { url, from }
}

export function smsSettings({ SMS_URL: url, SMS_BODY: body, SMS_KEY: key }: Given): SmsSettings | null {
  if (url === undefined) {
    if (body ?? key) throw new SettingsError(['SMS_URL is missing beside the other settings of SMS.'])
    return null
  }
  if (body === undefined) throw new SettingsError(['SMS_BODY is missing beside SMS_URL.'])
  return { url, body, key }
}
