import { z } from 'zod'
import { captcha, contactFields, id } from '../rules/fields.ts'

export const user = z.object({
  user_id: id,
  nickname: z.string(),
  /** A preset by its name, or the id of a picture: `GET /api/avatars/<user_id>/<avatar>`. */
  avatar: z.string().nullable(),
  /** The address of that picture at this server. */
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type User = z.output<typeof user>

/** A provider by which a person is known besides their addresses. */
const binding = z.object({
  provider: z.string(),
  /** What they are called there. */
  nickname: z.string(),
  oauth_id: id,
})
export type Binding = z.output<typeof binding>

export const bindings = z.array(binding)

/** What deleting an account takes, by either of its calls. */
export const destroyBody = z.object({
  /** The sentence that the page shows, in any language. */
  phrase: z.string().max(200),
  reason: z.string().trim().min(1).max(500),
  /** Where the code was sent, if not to the first address of the account. */
  ...contactFields,
  captcha,
})
