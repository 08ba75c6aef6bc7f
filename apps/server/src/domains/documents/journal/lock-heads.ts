import { CompiledQuery, type Transaction } from 'kysely'
import type { Engine } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'

/**
 * Until the transaction ends nobody else appends to these documents. Gives the last number of each; those that are gone are missing.
 *
 * Whoever locks several things of a document locks its file first, then its state, then the rest: two transactions that took them in
 * different orders would wait for each other. Heads of several documents are locked in the order of their ids. An append locks heads
 * and nothing else, so it waits for nobody once it has them.
 */
export async function lockHeads(
  transaction: Transaction<DocumentTables>,
  engine: Engine,
  fileIds: readonly string[],
): Promise<Map<string, number>> {
  const ids = [...new Set(fileIds)]
  const { rows } = await transaction.executeQuery<{ file_id: string; seq: number }>(
    engine === 'postgres'
      ? CompiledQuery.raw(
          'select file_id, seq from document_heads where file_id = any($1::text[]) order by file_id for update',
          [ids],
        )
      : // Its transactions write one after the other.
        CompiledQuery.raw(
          `select file_id, seq from document_heads where file_id in (${ids.map(() => '?').join(', ')})`,
          ids,
        ),
  )
  return new Map(rows.map(({ file_id, seq }) => [file_id, seq]))
}
