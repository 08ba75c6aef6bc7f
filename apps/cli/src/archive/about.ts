import { z } from 'zod'
import { Failure } from '../failure.ts'

/**
 * What lies in an archive, in this order: `backup.json`; the rows of each table, `tables/<table>/<number>.jsonl.gz`, a JSON
 * object a line; blobs, `blobs/<key>`; and the hashes of all these, as `sha256sum --check` reads them.
 */
export const aboutName = 'backup.json'
export const sumsName = 'SHA256SUMS'
export const partName = (table: string, nth: number) => `tables/${table}/${String(nth).padStart(6, '0')}.jsonl.gz`
export const tableOfPart = (name: string) => /^tables\/([^/]+)\/\d+\.jsonl\.gz$/.exec(name)?.[1]
export const blobName = (key: string) => `blobs/${key}`
export const keyOfBlob = (name: string) => /^blobs\/([^/]+)$/.exec(name)?.[1]

const format = 'ramify backup'
/** Grows when an older program could not read what a newer one writes. */
const version = 1

const about = z.object({
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** From which engine; any other can take it. */
  engine: z.string(),
  /** The steps of the schema its rows fit, in order. */
  schema: z.array(z.string()).min(1),
  /** In an order in which they can be filled. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'integer', 'bytes']) })),
      rows: z.number(),
      /** The last number its counter gave, where it has one. */
      lastGiven: z.number().optional(),
    }),
  ),
  leftOut: z.array(z.string()),
})

export type About = z.output<typeof about>

export const writeAbout = (told: About) => Buffer.from(`${JSON.stringify({ format, version, ...told }, null, 2)}\n`)

export function readAbout(bytes: Buffer): About {
  const told = json(bytes)
  const frame = z.object({ format: z.literal(format), version: z.number() }).safeParse(told)
  if (!frame.success) throw new Failure('this is no backup of Ramify')
  if (frame.data.version > version) {
    throw new Failure(
      `the archive has version ${frame.data.version}, and this Ramify reads up to ${version}: restore with a newer one`,
    )
  }
  const read = about.safeParse(told)
  if (!read.success) throw new Failure(`the archive is damaged in ${aboutName}`)
  return read.data
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    // Said by the caller: it is no archive of ours.
    return undefined
  }
}
