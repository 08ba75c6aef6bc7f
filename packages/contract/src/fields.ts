import { z } from 'zod'

/** Made by the server: 32 characters, as the ids of files in the specifications. */
export const id = z.string().regex(/^[0-9a-z]{32}$/)

/** Milliseconds since 1970, by the server's clock. */
export const time = z.number().int().nonnegative()

/** An opaque token: 32 random bytes, base64url. */
export const apiToken = z.string().regex(/^[\w-]{43}$/)

export const email = z.string().trim().max(254).toLowerCase().pipe(z.email())

/** Only its length is bounded here: the rule for new passwords is a setting of the server (message 106). */
export const password = z.string().min(1).max(100)

export const nothing = z.object({})
