import type { Transaction } from 'kysely'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { Search } from '../search/index.ts'
import type { Compacted } from './jobs.ts'
import type { Row, Stored } from './journal.ts'
import type { Drawing, FullReading } from './reading.ts'
import type { DocumentTables } from './tables.ts'
import type { Bounds } from './versions/schedule.ts'
import { thinVersions } from './versions/thin-versions.ts'
import { type NewVersion, noteAuthors, storeVersion } from './versions/version-store.ts'

interface Options {
  database: Database
  search: Pick<Search, 'hold' | 'write'>
  versions: Bounds
  now: number
}

interface Outcome {
  compacted: Compacted
  drawing: Drawing | null
  /** The state that is replaced, if it is to be kept. */
  version: NewVersion | null
}

/**
 * Exactly the rows that were taken in go. Not all up to the newest of them: on PostgreSQL a row with a smaller number
 * can be committed later. Null when the state is another one by now, and nothing was changed; else how many versions went.
 */
export async function storeCompacted(
  { database, search, versions, now }: Options,
  fileId: string,
  stored: Stored,
  { compacted: { state, bad, reading }, drawing, version }: Outcome,
): Promise<{ versionsRemoved: number } | null> {
  const at = Math.max(now, stored.compactedAt + 1)
  return await database
    .tables<unknown>()
    .transaction()
    .execute(async (whole) => {
      const transaction = tablesIn<DocumentTables>(whole)
      await search.hold(whole, fileId)
      const updated = await transaction
        .updateTable('document_states')
        .set({ state, compacted_at: at })
        .where('file_id', '=', fileId)
        .where('compacted_at', '=', stored.compactedAt)
        .executeTakeFirst()
      if (updated.numUpdatedRows === 0n) return null
      const unread = stored.rows.filter(({ seq }) => bad.includes(seq))
      if (unread.length > 0) {
        const kept = unread.map(({ seq, change }: Row) => ({ seq, file_id: fileId, change, at }))
        await transaction.insertInto('document_quarantine').values(kept).execute()
      }
      const authors = await takeRows(whole, stored.rows)
      if (version) await storeVersion(whole, fileId, version)
      await noteAuthors(whole, fileId, authors)
      await storeReading(whole, search, fileId, at, reading, drawing)
      return { versionsRemoved: version ? await thinVersions(whole, { fileId, now, bounds: versions }) : 0 }
    })
}

/** Gives who wrote them. Asked here and not when they were loaded: somebody who has left since is nobody any more. */
async function takeRows(transaction: Transaction<unknown>, rows: readonly Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const taken = await tablesIn<DocumentTables>(transaction)
    .deleteFrom('document_journal')
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .returning('person_id')
    .execute()
  return new Set(taken.flatMap(({ person_id }) => person_id ?? []))
}

async function storeReading(
  whole: Transaction<unknown>,
  search: Pick<Search, 'write'>,
  fileId: string,
  at: number,
  reading: FullReading | null,
  drawing: Drawing | null,
): Promise<void> {
  const transaction = tablesIn<DocumentTables>(whole)
  if (!reading) {
    // It would speak of an older state than the one beside it.
    await transaction.deleteFrom('document_readings').where('file_id', '=', fileId).execute()
    return
  }
  const row = {
    content: reading.content,
    hash: reading.hash,
    node_count: reading.nodeNum,
    image_count: reading.imageNum,
    resource_ids: reading.resourceIds,
    search_text: reading.searchText,
    thumbnail: drawing?.svg ?? null,
    thumbnail_version: drawing?.version ?? null,
    read_at: at,
  }
  await transaction
    .insertInto('document_readings')
    .values({ file_id: fileId, ...row })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(row))
    .execute()
  const terms = reading.searchTerms === '' ? [] : reading.searchTerms.split(' ')
  await search.write(whole, fileId, { text: reading.searchText, terms })
}
