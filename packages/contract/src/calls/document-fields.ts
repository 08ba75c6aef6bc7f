import { z } from 'zod'

export const content = z.record(z.string(), z.unknown())

/** Of content. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * Where a picture is fetched, small and whole; empty when it is not there. A path is on this server and asked for with the bearer
 * token, unless the server signs addresses (`RESOURCE_URLS`): those need none, and are good for a minute.
 */
const resource = z.object({ resource_id: z.string(), image_url: z.string(), original_url: z.string() })

/** What a document says, or said in an earlier version. */
export const readContent = {
  /** Of a large document there is `content_url` instead: a path on this server, for one GET within a minute. */
  content: content.optional(),
  content_url: z.string().optional(),
  hash,
  resources: z.array(resource),
}
