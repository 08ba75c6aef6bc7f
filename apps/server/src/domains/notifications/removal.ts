import type { Kysely, Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { NotificationTables } from './tables.ts'

/** Of files that are removed for good. */
export async function removeOfFiles(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> {
  const db = tablesIn<NotificationTables>(transaction)
  for (const ids of batches(fileIds)) {
    await db.deleteFrom('notifications').where('file_id', 'in', ids).execute()
    await db.deleteFrom('muted_documents').where('file_id', 'in', ids).execute()
  }
}

/** Comments that were deleted: nobody reads them in a notification either. */
export async function removeComments(transaction: Transaction<unknown>, commentIds: readonly string[]): Promise<void> {
  const db = tablesIn<NotificationTables>(transaction)
  for (const ids of batches(commentIds)) {
    await db.deleteFrom('notifications').where('comment_id', 'in', ids).where('count', '=', 1).execute()
    await db
      .updateTable('notifications')
      .set((row) => ({ comment_id: null, node_id: null, excerpt: null, count: row('count', '-', 1) }))
      .where('comment_id', 'in', ids)
      .execute()
  }
}

/** A person goes: what they were told, and what others were told of them. */
export function eraseAccount(db: Kysely<NotificationTables>) {
  return async (personId: string) => ({
    within: (transaction: Transaction<unknown>) => erase(tablesIn<NotificationTables>(transaction), personId),
    // What was being stored meanwhile. From here on there is no account that it could be stored for.
    after: () => erase(db, personId),
  })
}

async function erase(db: Kysely<NotificationTables>, personId: string): Promise<void> {
  await db.deleteFrom('notifications').where('person_id', '=', personId).execute()
  await db.deleteFrom('notifications').where('actor_id', '=', personId).execute()
  await db.deleteFrom('muted_documents').where('person_id', '=', personId).execute()
  await db.deleteFrom('notification_mails').where('person_id', '=', personId).execute()
}
