import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../services.ts'
import { type AnyUpload, displayKey, type Resource, type ResourceTables } from '../tables.ts'
import { mostBytesOfFile, mostResources, nothingHere, tooManyImages } from './limits.ts'

/** What has become of an upload: a picture, or an attached file, which has no sides. */
export interface Made extends Pick<Resource, 'type' | 'width' | 'height' | 'bytes'> {
  /** Null where there is no smaller copy. */
  displayBytes: number | null
  /** Of what was uploaded. */
  hash: string
}

/** What has this id already, if these are its bytes; refuses (-409) other bytes under the same id. */
export async function findSame({ database }: Services, upload: AnyUpload, hash: string): Promise<Resource | undefined> {
  const db = database.tables<ResourceTables>()
  const same = await sameIn(db, upload, hash)
  if (!same) return undefined
  // Whoever brings it again is about to name it.
  await db
    .updateTable('resources')
    .set({ unnamed_since: null })
    .where('file_id', '=', same.file_id)
    .where('id', '=', same.id)
    .execute()
  await db.deleteFrom('resource_uploads').where('id', '=', upload.id).execute()
  return same
}

/**
 * Makes a resource of a finished upload. Of two that come under the same id at once the second gets the first one's, when the
 * bytes are the same. The limits of a file hold exactly, however many come at once (T19).
 */
export function record({ database, now }: Services, upload: AnyUpload, made: Made): Promise<Resource> {
  const { id, file_id, resource_id, key, name } = upload
  const { type, width, height, bytes, displayBytes, hash } = made
  const resource: Resource = {
    file_id,
    id: resource_id,
    key,
    display_key: displayBytes === null ? null : displayKey(key),
    type,
    width,
    height,
    bytes: bytes + (displayBytes ?? 0),
    source_hash: hash,
    created_at: now(),
    unnamed_since: null,
    name,
  }
  return database
    .tables<ResourceTables>()
    .transaction()
    .execute(async (transaction) => {
      const finished = await transaction.deleteFrom('resource_uploads').where('id', '=', id).executeTakeFirst()
      // The sweep was faster.
      if (finished.numDeletedRows === 0n) throw nothingHere()
      const inserted = await transaction
        .insertInto('resources')
        .values(resource)
        .onConflict((conflict) => conflict.columns(['file_id', 'id']).doNothing())
        .returning('id')
        .execute()
      if (inserted.length > 0) {
        await count(transaction, resource)
        return resource
      }
      const same = await sameIn(transaction, upload, hash)
      if (!same) throw nothingHere()
      return same
    })
}

async function sameIn(db: Kysely<ResourceTables>, upload: AnyUpload, hash: string): Promise<Resource | undefined> {
  const known = await db
    .selectFrom('resources')
    .selectAll()
    .where('file_id', '=', upload.file_id)
    .where('id', '=', upload.resource_id)
    .executeTakeFirst()
  if (known && known.source_hash !== hash) throw new AppError(-409)
  return known
}

async function count(db: Kysely<ResourceTables>, { file_id, bytes }: Resource): Promise<void> {
  const counted = await db
    .insertInto('resource_totals')
    .values({ file_id, count: 1, bytes })
    .onConflict((conflict) =>
      conflict
        .column('file_id')
        .doUpdateSet(({ eb }) => ({
          count: eb('resource_totals.count', '+', 1),
          bytes: eb('resource_totals.bytes', '+', bytes),
        }))
        .where('resource_totals.count', '<', mostResources)
        .where('resource_totals.bytes', '<=', mostBytesOfFile - bytes),
    )
    .returning('file_id')
    .execute()
  if (counted.length === 0) throw tooManyImages()
}
