import type { Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { DocumentTables } from './tables.ts'

/** The first state of a new document, in the transaction that makes its file. */
export async function createRecord(
  transaction: Transaction<unknown>,
  { fileId, state, limitsWaived, at }: { fileId: string; state: Uint8Array; limitsWaived: boolean; at: number },
): Promise<void> {
  await tablesIn<DocumentTables>(transaction)
    .insertInto('document_states')
    .values({ file_id: fileId, state, lifted: limitsWaived ? 1 : 0, compacted_at: at })
    .execute()
}

/** Everything of these documents, for good. */
export async function removeRecords(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> {
  const tables = [
    'document_journal',
    'document_readings',
    'document_quarantine',
    'document_version_authors',
    'document_versions',
    'document_states',
  ] as const
  for (const ids of batches(fileIds)) {
    for (const table of tables) {
      await tablesIn<DocumentTables>(transaction).deleteFrom(table).where('file_id', 'in', ids).execute()
    }
  }
}

/** From now on limits hold for this document as for any other. */
export async function endWaiver(database: Database, fileId: string): Promise<void> {
  await database
    .tables<DocumentTables>()
    .updateTable('document_states')
    .set({ lifted: 0 })
    .where('file_id', '=', fileId)
    .execute()
}
