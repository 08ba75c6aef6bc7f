import { z } from 'zod'
import type { MessageCode } from '../messages.ts'

/** Made by the server: 32 characters, as the ids of files in the specifications. */
export const id = z.string().regex(/^[0-9a-z]{32}$/)

/** Milliseconds since 1970, by the server's clock. */
export const time = z.number().int().nonnegative()

/** An opaque token: 32 random bytes, base64url. */
export const apiToken = z.string().regex(/^[\w-]{43}$/)

/** Fields that people fill in say by a code of the catalogue what is wrong with them. */
const wrong = { email: 'x-enter-email', phone: 'x-enter-phone' } as const satisfies Record<string, MessageCode>

export const email = z.string().trim().max(254, wrong.email).toLowerCase().pipe(z.email(wrong.email))

export const password = z.string().min(1).max(100)

/** The rule is a setting of the server, which says it (message 106) of an empty one too. */
export const newPassword = z.string()

/** Whom a code is sent to, or who signs in: one of the two. Numbers are written as people write them (`normalPhone`). */
export const contactFields = {
  email: email.optional(),
  telephone: z.string().trim().min(1, wrong.phone).max(30, wrong.phone).optional(),
  region_code: z
    .string()
    .regex(/^\+[1-9]\d{0,3}$/, wrong.phone)
    .default('+86'),
}

/** The code that was sent. Whatever is not six digits is a wrong one, not a wrong body. */
export const captcha = z
  .string('x-enter-code' satisfies MessageCode)
  .trim()
  .max(10)

export const nothing = z.object({})
