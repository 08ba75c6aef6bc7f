import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../rules/fields.ts'
import { bit } from './file-fields.ts'

/** Of a render task, as the specifications number what is rendered. */
export const exportTaskType = 109

const mostNames = 10
const exportedName = z.string().trim().min(1).max(300)

/** As a list, or with commas between them. */
const fileNames = z
  .union([z.array(z.string()), z.string().max(4_000)])
  .transform((names) => (typeof names === 'string' ? names.split(',') : names))
  .pipe(z.array(exportedName).min(1).max(mostNames))

/**
 * What is rendered, and how. Clients of the specifications also send the address and the size of the page that they show (`url`,
 * `width`, `height`): nothing is fetched from anywhere, and the drawing has its own size.
 */
const order = {
  file_guid: id,
  /** What the result is called, without an ending; the document's name where nothing is said. */
  file_name: z.string().max(300).optional(),
  fileName: z.string().max(300).optional(),
  /** A branch of a map by the id of its topic, a page of a flowchart by its id. */
  part: z.string().max(128).optional(),
  /** PNG, JPG: pixels for each of the drawing. */
  scale: z.number().positive().max(4).optional(),
  /** PNG, SVG: without a background. */
  transparent: z.boolean().optional(),
  /** The same in the words of the specifications: 0. */
  background: bit.optional(),
  /** PDF: one page as large as the drawing, or sheets. */
  paper: z.enum(['one', 'a4', 'a3']).optional(),
  landscape: z.boolean().optional(),
  /** In which language a watermark is written. */
  language: z.string().max(20).optional(),
}

const started = z.object({ task_id: id, task_type: z.literal(exportTaskType) })

const starts = <Shape extends z.ZodRawShape>(summary: string, shape: Shape) =>
  call({
    summary: `${summary}. Answers a task, to be asked for with GET /tasks/document/render/{task_id}`,
    auth: 'reader',
    body: z.object(shape),
    data: started,
    errors: [-104, -115, -426, -429],
    form: true,
    bodyLimit: 64 * 1024,
  })

export const exportCalls = {
  '/exports': starts('Renders a document as a file', {
    ...order,
    /** By the ending: `png`, `jpg`, `svg`, `pdf`, `docx`, `html`, or that of a data format. */
    format: z.string().max(20),
  }),
  '/export-pdf': starts('Renders a mind map as PDF', order),
  '/export-flower-pdf': starts('Renders a flowchart as PDF', order),
  '/word': starts('Renders a document for Word', order),
  '/export_authentications': call({
    summary:
      'Where to put files that the caller has rendered, so that they have an address for ten minutes: each of 12 MB at most, once, within minutes',
    auth: 'session',
    body: z.object({
      task_type: z.coerce.number().pipe(z.literal(exportTaskType)),
      /** By their endings one of the formats of exports. */
      filenames: fileNames,
    }),
    data: z.object({
      task_type: z.literal(exportTaskType),
      /** In the order of the names. */
      uploads: z.array(
        z.object({
          file_name: z.string(),
          /** To be asked for as the tasks that the server renders: 0 until the file is there, then 1. */
          task_id: id,
          /** On this server, for a PUT of the bytes; the address is all the right it needs. */
          upload_url: z.string(),
          expires_at: time,
          expires_in: z.number().int().positive(),
        }),
      ),
    }),
    errors: [-429],
    form: true,
  }),
  '/cancel_export': call({
    summary: 'Ends a render task of one’s own; one that is over stays as it is',
    auth: 'reader',
    body: z.object({ task_id: id }),
    data: z.object({ cancelled: z.boolean() }),
    errors: [-104],
  }),
}
