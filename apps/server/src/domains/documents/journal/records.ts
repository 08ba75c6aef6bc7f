import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { type Database, type Engine, tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'
import { lockHeads } from './lock-heads.ts'

/** The first state of a new document, in the transaction that makes its file. */
export async function createRecord(
  transaction: Transaction<unknown>,
  { fileId, state, limitsWaived, at }: { fileId: string; state: Uint8Array; limitsWaived: boolean; at: number },
): Promise<void> {
  const db = tablesIn<DocumentTables>(transaction)
  await db
    .insertInto('document_states')
    .values({ file_id: fileId, state, lifted: limitsWaived ? 1 : 0, compacted_at: at })
    .execute()
  await db
    .insertInto('document_heads')
    .values({ file_id: fileId, seq: 0, compacted_seq: 0, turn_holder: null })
    .execute()
}

/** Everything of these documents, for good. */
export async function removeRecords(
  transaction: Transaction<unknown>,
  engine: Engine,
  fileIds: readonly string[],
): Promise<void> {
  const db = tablesIn<DocumentTables>(transaction)
  // Behind the state and the head, which keep others from writing more of it.
  const rest = [
    'document_journal',
    'document_readings',
    'document_quarantine',
    'document_version_authors',
    'document_versions',
  ] as const
  for (const ids of batches([...fileIds].sort())) {
    await db.deleteFrom('document_states').where('file_id', 'in', ids).execute()
    await lockHeads(db, engine, ids)
    for (const table of ['document_heads', ...rest] as const) {
      await db.deleteFrom(table).where('file_id', 'in', ids).execute()
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
