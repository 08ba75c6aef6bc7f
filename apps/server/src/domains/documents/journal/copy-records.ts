import { sql, type Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import { type Pair, withPairs } from '../../../platform/database/pairs.ts'
import type { DocumentTables } from '../tables.ts'

/**
 * Documents like others, as those lie on disk: state, journal and what was written down of them. Nothing is read into memory,
 * so that a folder of thousands is copied in a few statements. Gives those whose readings are not up to date.
 */
export async function copyRecords(transaction: Transaction<unknown>, pairs: readonly Pair[]): Promise<string[]> {
  const stale: string[] = []
  for (const some of batches(pairs, 500)) {
    await holdStill(transaction, some)
    await sql`${withPairs(some)}
      insert into document_states (file_id, state, lifted, compacted_at)
      select pairs.new_id, state, 0, compacted_at
      from document_states join pairs on pairs.old_id = file_id`.execute(transaction)
    await sql`${withPairs(some)}
      insert into document_heads (file_id, seq, compacted_seq)
      select pairs.new_id, seq, compacted_seq
      from document_heads join pairs on pairs.old_id = file_id`.execute(transaction)
    // Not what was written since the heads were copied: appends go on meanwhile.
    await sql`${withPairs(some)}
      insert into document_journal (file_id, seq, person_id, change, at)
      select pairs.new_id, document_journal.seq, person_id, change, at
      from document_journal
      join pairs on pairs.old_id = document_journal.file_id
      join document_heads on document_heads.file_id = pairs.new_id and document_journal.seq <= document_heads.seq`.execute(
      transaction,
    )
    await sql`${withPairs(some)}
      insert into document_readings (
        file_id, content, hash, node_count, image_count, resource_ids, search_text, thumbnail, thumbnail_version, read_at
      )
      select
        pairs.new_id, content, hash, node_count, image_count, resource_ids, search_text, thumbnail, thumbnail_version, read_at
      from document_readings join pairs on pairs.old_id = file_id`.execute(transaction)
    stale.push(...(await staleOf(transaction, some)))
  }
  return stale
}

/** Writes nothing new, but a compaction that would take journal rows into the state between two of our statements waits. */
async function holdStill(transaction: Transaction<unknown>, pairs: readonly Pair[]): Promise<void> {
  await tablesIn<DocumentTables>(transaction)
    .updateTable('document_states')
    .set(({ ref }) => ({ compacted_at: ref('compacted_at') }))
    .where(
      'file_id',
      'in',
      pairs.map(([from]) => from),
    )
    .execute()
}

async function staleOf(transaction: Transaction<unknown>, pairs: readonly Pair[]): Promise<string[]> {
  const ids = pairs.map(([, to]) => to)
  const db = tablesIn<DocumentTables>(transaction)
  const written = await db
    .selectFrom('document_journal')
    .select('file_id')
    .distinct()
    .where('file_id', 'in', ids)
    .execute()
  const read = await db.selectFrom('document_readings').select('file_id').where('file_id', 'in', ids).execute()
  const known = new Set(read.map(({ file_id }) => file_id))
  return [...new Set([...written.map(({ file_id }) => file_id), ...ids.filter((id) => !known.has(id))])]
}
