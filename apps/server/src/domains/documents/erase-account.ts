import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { Journal } from './journal/journal.ts'
import type { DocumentTables } from './tables.ts'

/** A person goes. What they wrote in documents of others stays there, and is nobody's. */
export function eraseAccount(journal: Pick<Journal, 'settled'>) {
  return async (personId: string) => {
    await journal.settled()
    return {
      within: async (transaction: Transaction<unknown>) => {
        const db = tablesIn<DocumentTables>(transaction)
        await db.updateTable('document_journal').set({ person_id: null }).where('person_id', '=', personId).execute()
        await db.updateTable('document_heads').set({ turn_holder: null }).where('turn_holder', '=', personId).execute()
        // After the journal: a compaction that took a row of theirs meanwhile has noted them by now.
        await db.deleteFrom('document_version_authors').where('person_id', '=', personId).execute()
      },
    }
  }
}
