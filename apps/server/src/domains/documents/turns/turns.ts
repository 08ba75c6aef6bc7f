import type { EditMode } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { type Engine, tablesIn } from '../../../platform/database/database.ts'
import { lockHeads } from '../journal/lock-heads.ts'
import type { DocumentTables } from '../tables.ts'

/** How people write in a document that several work on. */
export interface Turn {
  mode: EditMode
  /** Who alone may write; null: nobody at the moment, or everybody who may edit (`together`). */
  holder: string | null
}

/**
 * Null when nobody takes turns in a document. To be read after the access counters: whatever changes it raises those of the space, so
 * that what was found before does not let anybody write.
 */
export async function turnOf(db: Kysely<DocumentTables>, fileId: string): Promise<Turn | null> {
  const found = await db
    .selectFrom('cooperations')
    .innerJoin('document_heads', 'document_heads.file_id', 'cooperations.file_id')
    .select(['mode', 'turn_holder as holder'])
    .where('cooperations.file_id', '=', fileId)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  return found ?? null
}

/** Whether the turn lets somebody write who has the right to edit. */
export const isTurnOf = (turn: Turn | null, personId: string | null): boolean =>
  turn === null || turn.mode === 'together' || turn.holder === personId

/**
 * Moves the turn, and gives who had it before. Until the transaction ends nobody appends to the document: what the one before sends
 * later is refused, because the transaction also raises the access counters.
 */
export async function moveTurn(
  transaction: Transaction<unknown>,
  engine: Engine,
  fileId: string,
  to: string | null,
): Promise<string | null> {
  const db = tablesIn<DocumentTables>(transaction)
  await lockHeads(db, engine, [fileId])
  const before = await db
    .selectFrom('document_heads')
    .select('turn_holder')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  await db.updateTable('document_heads').set({ turn_holder: to }).where('file_id', '=', fileId).execute()
  return before?.turn_holder ?? null
}
