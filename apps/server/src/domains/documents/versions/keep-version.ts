import type { Transaction } from 'kysely'
import { type Database, tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'
import type { Captured } from './capture.ts'
import { holdState } from './hold-state.ts'
import type { VersionReader } from './read-versions.ts'
import type { Bounds } from './schedule.ts'
import { thinVersions } from './thin-versions.ts'
import { findLast, noteAuthors, storeReplaced, storeVersion } from './version-store.ts'

/** A version that somebody gives a title. */
export interface NamedVersion {
  reason: 'named'
  title: string
  isOnFreePlan: boolean
  /** As many as the document may have; null: without end. */
  limit: number | null
  /** Refuses so many bytes more, if there is no room for them. */
  requireRoom: (transaction: Transaction<unknown>, bytes: number) => Promise<void>
}

export type WantedVersion = NamedVersion | { reason: 'before-restore' }

/** `isNew`: false when the last version says the same already, and was not kept once more. */
export type Kept = { id: number; isNew: boolean; written: number; removed: number } | 'duplicate' | 'limit'

interface Options {
  database: Database
  reader: Pick<VersionReader, 'named'>
  bounds: Bounds
}

/** Writes what was captured. `outdated` when the document was compacted meanwhile: it is to be captured again. */
export async function keepVersion(
  { database, reader, bounds }: Options,
  captured: Captured,
  wanted: WantedVersion,
): Promise<Kept | 'outdated'> {
  const { fileId, current, replaced, seq, compactedAt } = captured
  return database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<DocumentTables>(transaction)
      if ((await holdState(db, fileId)) !== compactedAt) return 'outdated'
      // First: one whose time is over is not the last version, and does not count.
      const removed = await thinVersions(transaction, { fileId, now: current.at, bounds })
      if (wanted.reason === 'named') {
        const named = await reader.named(fileId, db)
        if (named.some(({ hash }) => hash === current.hash)) return 'duplicate'
        if (wanted.limit !== null && named.length >= wanted.limit) return 'limit'
        await wanted.requireRoom(transaction, current.state.byteLength)
      }
      const written = replaced && (await storeReplaced(transaction, fileId, replaced, current.at)) ? 1 : 0
      const last = await findLast(transaction, fileId)
      if (wanted.reason === 'before-restore' && last?.hash === current.hash) {
        return { id: last.id, isNew: false, written, removed }
      }
      await noteAuthors(transaction, fileId, await takeAuthors(transaction, fileId, seq))
      const label = wanted.reason === 'named' ? wanted : { ...wanted, title: null, isOnFreePlan: false }
      const id = await storeVersion(transaction, fileId, current, label)
      return { id, isNew: true, written, removed }
    })
}

/** Who wrote the changes of the journal up to a number. They are noted once: the compaction that takes these changes notes nobody. */
async function takeAuthors(whole: Transaction<unknown>, fileId: string, seq: number): Promise<Set<string>> {
  const db = tablesIn<DocumentTables>(whole)
  const rows = await db
    .selectFrom('document_journal')
    .select('person_id')
    .distinct()
    .where('file_id', '=', fileId)
    .where('seq', '<=', seq)
    .where('person_id', 'is not', null)
    .execute()
  if (rows.length > 0) {
    await db
      .updateTable('document_journal')
      .set({ person_id: null })
      .where('file_id', '=', fileId)
      .where('seq', '<=', seq)
      .execute()
  }
  return new Set(rows.flatMap(({ person_id }) => person_id ?? []))
}
