import { z } from 'zod'

export const resourceSettings = {
  /** `signed`: the addresses of pictures in the answer of `/open` need no session and are good for a minute. */
  RESOURCE_URLS: z.enum(['session', 'signed'], 'must be session or signed').default('session'),
}

export type ResourceSettings = z.output<z.ZodObject<typeof resourceSettings>>
