import { z } from 'zod'

export const busSettings = {
  /** Connects several processes that serve one database. */
  REDIS_URL: z
    .string()
    .refine((url) => /^rediss?:$/.test(URL.parse(url)?.protocol ?? ''), 'must be a redis://… or rediss://… address')
    .optional(),
}
