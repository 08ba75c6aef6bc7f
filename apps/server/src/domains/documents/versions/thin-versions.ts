import type { Kysely, Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'
import { type Bounds, surplusOf } from './schedule.ts'
import { nextVersion } from './version-store.ts'

interface Thinning {
  fileId: string
  now: number
  bounds: Bounds
}

/** Removes the automatic versions that are too many; gives how many. To be called by whoever holds the document's state. */
export async function thinVersions(transaction: Transaction<unknown>, thinning: Thinning): Promise<number> {
  const db = tablesIn<DocumentTables>(transaction)
  const { fileId } = thinning
  const { surplus, left } = await findSurplus(db, thinning)
  if (surplus.length === 0) return 0
  for (const id of surplus) {
    // What they changed since the version before is now a part of what changed in the next one.
    const next = left.find((version) => version > id) ?? nextVersion
    await db
      .insertInto('document_version_authors')
      .columns(['file_id', 'version_id', 'person_id'])
      .expression((from) =>
        from
          .selectFrom('document_version_authors')
          .select(({ lit }) => ['file_id', lit(next).as('version_id'), 'person_id'])
          .where('file_id', '=', fileId)
          .where('version_id', '=', id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db
    .deleteFrom('document_version_authors')
    .where('file_id', '=', fileId)
    .where('version_id', 'in', surplus)
    .execute()
  await db.deleteFrom('document_versions').where('id', 'in', surplus).execute()
  return surplus.length
}

/** The ids of those that are too many, and of all others in their order. */
export async function findSurplus(
  db: Kysely<DocumentTables>,
  { fileId, now, bounds }: Thinning,
): Promise<{ surplus: number[]; left: number[] }> {
  const versions = await db
    .selectFrom('document_versions')
    .select(['id', 'reason', 'created_at as at', 'size as bytes'])
    .where('file_id', '=', fileId)
    .orderBy('id')
    .execute()
  const automatic = versions.filter(({ reason }) => reason === 'automatic')
  const surplus = surplusOf(automatic, now, bounds)
  const gone = new Set(surplus)
  return { surplus, left: versions.map(({ id }) => id).filter((id) => !gone.has(id)) }
}
