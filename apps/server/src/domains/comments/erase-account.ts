import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { deleteRows } from './delete-comment.ts'
import type { Services } from './services.ts'
import type { CommentTables } from './tables.ts'
import { tellCleared } from './tell.ts'

/** A person goes, and what they have said everywhere with them. */
export function eraseAccount({ database, documents }: Pick<Services, 'database' | 'documents'>) {
  return async (personId: string) => {
    const changed = new Set<string>()
    const erase = async (transaction: Transaction<unknown>) => {
      for (const fileId of await eraseIn(transaction, personId)) changed.add(fileId)
    }
    return {
      within: erase,
      after: async () => {
        // What a call that had begun before has written meanwhile.
        await database.tables<unknown>().transaction().execute(erase)
        for (const fileId of changed) tellCleared({ documents }, fileId)
      },
    }
  }
}

async function eraseIn(transaction: Transaction<unknown>, personId: string): Promise<string[]> {
  const db = tablesIn<CommentTables>(transaction)
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'thread_id', 'file_id'])
    .where('person_id', '=', personId)
    .execute()
  await deleteRows(transaction, rows)
  await db.deleteFrom('comment_mentions').where('person_id', '=', personId).execute()
  await db.deleteFrom('comment_reads').where('person_id', '=', personId).execute()
  await db.updateTable('comments').set({ resolved_by: null }).where('resolved_by', '=', personId).execute()
  return rows.map(({ file_id }) => file_id)
}
