import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../rules/fields.ts'
import { content } from './document-fields.ts'
import { count, naotuType } from './file-fields.ts'

/** A file of 12 MB in base64, and what its envelope takes. */
const fileLimit = 17 * 1024 * 1024

/** What has become of one kind of thing in a file. */
const reportRow = z.object({
  fate: z.enum(['imported', 'approximated', 'kept', 'dropped']),
  part: z.string(),
  count,
  /** Ids of topics or shapes. */
  places: z.array(z.string()),
  /** What the file calls it. */
  was: z.string(),
})

export const importCalls = {
  '/get_resolve': call({
    summary:
      'Reads a file of another program or of this one, of 12 MB at most: its documents, how much is in each, and what has become of it. The result is kept for an hour; /touch with its id makes a document of it',
    auth: 'session',
    body: z.object({
      /** With its ending, by which it is known where its content does not say what it is. */
      file_name: z.string().max(300).default('file'),
      /** In base64; of a form, a file. */
      file: z.string().min(1).max(fileLimit),
    }),
    data: z.object({
      resolve_id: id,
      format: z.string(),
      expires_at: time,
      documents: z.array(
        z.object({
          index: count,
          title: z.string(),
          naotu_type: naotuType,
          node_num: count,
          /** Topics, notes, images, links and others, by their names. */
          counts: z.record(z.string(), count),
          report: z.array(reportRow),
        }),
      ),
    }),
    errors: [-429],
    form: true,
    file: { field: 'file', name: 'file_name' },
    bodyLimit: fileLimit,
  }),
  '/get_resolve_content': call({
    summary: 'One of the documents that were found in a file',
    auth: 'session',
    body: z.object({ resolve_id: id, index: count.default(0) }),
    data: z.object({
      title: z.string(),
      naotu_type: naotuType,
      content,
      /** Pictures and attached files that it names; /touch puts them into the document. */
      resources: z.array(z.object({ resource_id: z.string(), name: z.string(), size: count })),
    }),
    errors: [-104],
  }),
}
