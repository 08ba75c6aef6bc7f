import type { Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import type { ExportTables } from './tables.ts'

type Used = Pick<Services, 'resources'>

/** Of files that are removed for good, in the transaction that does it. */
export const removeTasksOf =
  ({ resources }: Used) =>
  async (transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> => {
    for (const ids of batches(fileIds)) {
      const gone = await tablesIn<ExportTables>(transaction)
        .deleteFrom('export_tasks')
        .where('file_id', 'in', ids)
        .returning('key')
        .execute()
      for (const { key } of gone) if (key !== null) await resources.leaveBlob(transaction, key)
    }
  }

/** A person goes for good, with what they have exported. */
export const eraseTasks =
  ({ resources }: Used) =>
  async (personId: string) => ({
    within: async (transaction: Transaction<unknown>) => {
      const gone = await tablesIn<ExportTables>(transaction)
        .deleteFrom('export_tasks')
        .where('holder', '=', personId)
        .returning('key')
        .execute()
      for (const { key } of gone) if (key !== null) await resources.leaveBlob(transaction, key)
    },
  })

/** Removes what is over for an hour, the results of killed processes among it. */
export async function sweepTasks({ database, blobs, log, now }: Omit<Services, 'resources'>): Promise<void> {
  const db = database.tables<ExportTables>()
  const expired = await db
    .selectFrom('export_tasks')
    .select(['id', 'key'])
    .where('expires_at', '<', now())
    .limit(1_000)
    .execute()
  for (const { id, key } of expired) {
    try {
      if (key !== null) await blobs.remove(key)
      await db.deleteFrom('export_tasks').where('id', '=', id).execute()
    } catch (error) {
      // The next sweep tries again.
      log.warn({ err: error, key }, 'exported file not removed')
    }
  }
}
