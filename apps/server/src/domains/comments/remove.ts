import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { CommentTables } from './tables.ts'

/** Everything that was said about files that are removed for good. */
export async function remove(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const db = tablesIn<CommentTables>(transaction)
  await db
    .deleteFrom('comment_mentions')
    .where('comment_id', 'in', (rows) => rows.selectFrom('comments').select('id').where('file_id', 'in', fileIds))
    .execute()
  for (const table of ['comments', 'comment_reads', 'comment_counters', 'comment_guests'] as const) {
    await db.deleteFrom(table).where('file_id', 'in', fileIds).execute()
  }
}
