import type { Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'
import { nextVersion } from './version-store.ts'

/** Removes versions of a document; false when there is none of them. What their authors changed is now a part of what changed in the next version that stays. */
export async function removeVersions(
  transaction: Transaction<unknown>,
  fileId: string,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return false
  const db = tablesIn<DocumentTables>(transaction)
  const removed = await db
    .deleteFrom('document_versions')
    .where('file_id', '=', fileId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  for (const id of ids) {
    const next = await db
      .selectFrom('document_versions')
      .select('id')
      .where('file_id', '=', fileId)
      .where('id', '>', id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    await db
      .insertInto('document_version_authors')
      .columns(['file_id', 'version_id', 'person_id'])
      .expression((from) =>
        from
          .selectFrom('document_version_authors')
          .select(({ lit }) => ['file_id', lit(next?.id ?? nextVersion).as('version_id'), 'person_id'])
          .where('file_id', '=', fileId)
          .where('version_id', '=', id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db.deleteFrom('document_version_authors').where('file_id', '=', fileId).where('version_id', 'in', ids).execute()
  return true
}
