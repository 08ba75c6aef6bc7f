import { z } from 'zod'
import { call } from '../call.ts'
import { attachmentRules } from '../rules/attachment-rules.ts'
import { id, time } from '../rules/fields.ts'

/** Made by whoever inserts the picture, also offline; one picture of a document for each. */
const resourceId = z.string().regex(/^[A-Za-z0-9][\w.:-]{0,63}$/)

export const resourceCalls = {
  '/authentications': call({
    summary:
      'Where to put one picture of a document, a file that is attached to one of its topics, or (`application/json`) its content for `/save`: so many bytes of this type, once, within minutes',
    auth: 'session',
    body: z.object({
      file_guid: id,
      /** Made by the server where the caller has none. */
      resource_id: resourceId.optional(),
      /** In bytes. Where nothing is said, the headers of the upload tell. */
      size: z.number().int().positive().optional(),
      /** The same; then it is a picture. */
      type: z.string().max(100).optional(),
      /** Of a file of any type that is attached: what it is called. It is kept as it is, and sent as `application/octet-stream`. */
      name: z.string().min(1).max(attachmentRules.nameLength).optional(),
      /** A picture out of a file of another program: GIF, WebP and SVG are taken as well, and become PNG. */
      imported: z.boolean().default(false),
    }),
    data: z.object({
      resource_id: z.string(),
      /** On this server, for a PUT of the bytes; the address is all the right it needs. */
      upload_url: z.string(),
      expires_at: time,
      /** The same as the specifications say it: in so many seconds. */
      expires_in: z.number().int().positive(),
    }),
    errors: [-104, -429],
  }),
  '/callbacks/delete_resources': call({
    summary:
      'Says that documents have no more use for pictures. Those that one still names stay with it, whatever is said',
    auth: 'session',
    body: z.object({
      /** Every document the caller may edit, when none is named. */
      file_guid: id.optional(),
      /** As a list, or with commas between them. */
      resource_ids: z.union([z.array(z.string().max(64)).max(1000), z.string().max(70_000)]),
    }),
    data: z.object({ marked: z.number().int().nonnegative() }),
    errors: [-104],
    form: true,
  }),
}
