import type { Transaction } from 'kysely'
import { type Database, tablesIn } from '../../../platform/database/database.ts'
import type { Search } from '../../search/index.ts'
import type { Row, Stored } from '../journal/journal.ts'
import type { Compacted } from '../reading/jobs.ts'
import type { Drawing, FullReading } from '../reading/reading.ts'
import type { DocumentTables } from '../tables.ts'
import type { Bounds } from '../versions/schedule.ts'
import { thinVersions } from '../versions/thin-versions.ts'
import { type NewVersion, noteAuthors, storeReplaced } from '../versions/version-store.ts'

interface Options {
  database: Database
  search: Pick<Search, 'hold' | 'write'>
  versions: Bounds
  now: number
}

interface Outcome {
  compacted: Compacted
  /** The number of the last change that is in it. */
  through: number
  drawing: Drawing | null
  /** The state that is replaced, if it is to be kept. */
  version: NewVersion | null
}

/**
 * Null when the state is another one by now, or a row that was taken in is not in the journal any more, and nothing was changed; else
 * how many versions came and went.
 */
export async function storeCompacted(
  options: Options,
  fileId: string,
  stored: Stored,
  outcome: Outcome,
): Promise<Done | null> {
  try {
    return await options.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => store(transaction, options, fileId, stored, outcome))
  } catch (error) {
    if (error instanceof StoredOtherwise) return null
    throw error
  }
}

interface Done {
  versionsWritten: number
  versionsRemoved: number
}

/** Takes back what was written until then. */
class StoredOtherwise extends Error {}

async function store(
  whole: Transaction<unknown>,
  { search, versions, now }: Options,
  fileId: string,
  stored: Stored,
  { compacted: { state, bad, reading }, through, drawing, version }: Outcome,
): Promise<Done> {
  const at = Math.max(now, stored.compactedAt + 1)
  const transaction = tablesIn<DocumentTables>(whole)
  await search.hold(whole, fileId)
  const updated = await transaction
    .updateTable('document_states')
    .set({ state, compacted_at: at })
    .where('file_id', '=', fileId)
    .where('compacted_at', '=', stored.compactedAt)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new StoredOtherwise()
  const unread = stored.rows.filter(({ seq }) => bad.includes(seq))
  if (unread.length > 0) {
    const kept = unread.map(({ seq, change }: Row) => ({ seq, file_id: fileId, change, at }))
    await transaction.insertInto('document_quarantine').values(kept).execute()
  }
  const taken = await takeRows(transaction, fileId, through)
  // One of them was put into quarantine meanwhile, and must not be in the state.
  if (taken.length !== stored.rows.length) throw new StoredOtherwise()
  const isKept = version !== null && (await storeReplaced(whole, fileId, version, now))
  await noteAuthors(whole, fileId, new Set(taken.flatMap(({ person_id }) => person_id ?? [])))
  await storeReading(whole, search, fileId, at, reading, drawing)
  const versionsRemoved = isKept ? await thinVersions(whole, { fileId, now, bounds: versions }) : 0
  // Last: whoever writes to the document waits for it from here on.
  await transaction
    .updateTable('document_heads')
    .set({ compacted_seq: through })
    .where('file_id', '=', fileId)
    .execute()
  return { versionsWritten: isKept ? 1 : 0, versionsRemoved }
}

/**
 * All up to a number: rows get their numbers under the lock of the head, so none with a smaller one can come later. Gives who wrote
 * them. Asked here and not when they were loaded: somebody who has left since is nobody any more.
 */
async function takeRows(transaction: Transaction<DocumentTables>, fileId: string, through: number) {
  return transaction
    .deleteFrom('document_journal')
    .where('file_id', '=', fileId)
    .where('seq', '<=', through)
    .returning('person_id')
    .execute()
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
