import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { ResourceTables } from '../tables.ts'
import { scheduleRemoval } from './sweep.ts'

/** All pictures of files that are removed for good, and uploads on their way to them. Blobs become leftovers for the sweep. */
export async function removeResources(
  transaction: Transaction<unknown>,
  fileIds: readonly string[],
  at: number,
): Promise<void> {
  const db = tablesIn<ResourceTables>(transaction)
  for (const ids of batches(fileIds)) {
    for (const table of ['resources', 'resource_uploads'] as const) {
      const gone = await db.deleteFrom(table).where('file_id', 'in', ids).returning('key').execute()
      const leftovers = [...new Set(gone.map(({ key }) => key))].map((key) => ({ key, since: at }))
      for (const some of batches(leftovers)) {
        await db
          .insertInto('resource_leftovers')
          .values(some)
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute()
      }
    }
    await db.deleteFrom('resource_totals').where('file_id', 'in', ids).execute()
  }
}

/** What a person was about to upload. */
export async function dropUploadsOf(transaction: Transaction<unknown>, personId: string, at: number): Promise<void> {
  const db = tablesIn<ResourceTables>(transaction)
  const gone = await db.deleteFrom('resource_uploads').where('person_id', '=', personId).returning('key').execute()
  for (const { key } of gone) await scheduleRemoval(db, key, at)
}
