import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../fields.ts'

/** Made by whoever inserts the picture, also offline; one picture of a document for each. */
const resourceId = z.string().regex(/^[A-Za-z0-9][\w.:-]{0,63}$/)

export const resourceCalls = {
  '/authentications': call({
    summary: 'Where to put one picture of a document: so many bytes of this type, once, within minutes',
    auth: 'session',
    body: z.object({
      file_guid: id,
      resource_id: resourceId,
      /** In bytes. */
      size: z.number().int().positive(),
      type: z.string().max(100),
    }),
    data: z.object({
      /** On this server, for a PUT of the bytes; the address is all the right it needs. */
      upload_url: z.string(),
      expires_at: time,
    }),
    errors: [-104, -429],
  }),
}
