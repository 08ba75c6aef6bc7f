import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AppError } from '../../../platform/app-error.ts'
import type { ParseJson } from '../../../platform/http/body/body.ts'
import { scheduleRemoval } from '../removal/sweep.ts'
import type { Services } from '../services.ts'
import { type AnyUpload, contentType, type ResourceTables } from '../tables.ts'
import { receive } from './receive.ts'

/** Keeps the content of a document for the `/save` that names it. Refuses (-400) what a body may not say either. */
export async function keepContent(
  { staging, blobs, parsing }: Pick<Services, 'staging' | 'blobs' | 'parsing'>,
  { key, size, person_id }: AnyUpload,
  source: Readable,
  parseJson: ParseJson,
): Promise<void> {
  await staging.use(async ({ received }) => {
    await receive(source, { path: received, size })
    await parsing.hold(person_id, async () => {
      if (!isObject(parseJson(await readFile(received, 'utf8')))) throw new AppError(-400)
    })
    await blobs.put(key, createReadStream(received), { size, type: contentType })
  })
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

export interface UploadedContent {
  content: Record<string, unknown>
  /** Once it is saved. What never is goes with the sweep. */
  forget: () => Promise<void>
}

/** The last content that a person uploaded under this name for this file; refuses (-400) where there is none. */
export function uploadedContent({
  database,
  blobs,
  parsing,
  now,
}: Pick<Services, 'database' | 'blobs' | 'parsing' | 'now'>) {
  const db = database.tables<ResourceTables>()
  return async (personId: string, fileId: string, resourceId: string): Promise<UploadedContent> => {
    const upload = await db
      .selectFrom('resource_uploads')
      .select(['id', 'key'])
      .where('person_id', '=', personId)
      .where('file_id', '=', fileId)
      .where('resource_id', '=', resourceId)
      .where('type', '=', contentType)
      .where('begun_at', 'is not', null)
      .orderBy('begun_at', 'desc')
      .executeTakeFirst()
    // It is there when it is there whole.
    const blob = upload && (await blobs.get(upload.key))
    if (!blob) throw new AppError(-400, { field: 'resource_id' })
    return {
      content: await parsing.hold(personId, async () => JSON.parse(await text(blob.stream))),
      forget: () =>
        db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('resource_uploads').where('id', '=', upload.id).execute()
          await scheduleRemoval(transaction, upload.key, now())
        }),
    }
  }
}
