import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { createAppend, type Entry, RightsChanged } from './append-entries.ts'
import { CommitQueue } from './commit-queue.ts'
import type { DocumentTables } from './tables.ts'

export interface Row {
  seq: number
  change: Uint8Array
}

/** A document as it lies in the database: the last compacted state and the changes since. */
export interface Stored {
  state: Uint8Array
  rows: Row[]
  limitsWaived: boolean
  compactedAt: number
  /** As in `files.kind`. */
  kind: number
}

export interface Journal {
  /** Settles when the change is on disk; until then nobody may be told that it is. Rejects with `RightsChanged` when that is to be asked again. */
  append: (entry: Entry) => Promise<void>
  /** All that was appended until now, or all of one file, is on disk, or has failed. */
  settled: (fileId?: string) => Promise<void>
  /** State and changes as of one moment; at most `limit` changes, the oldest. Null when there is no such document. */
  load: (fileId: string, limit?: number) => Promise<Stored | null>
  /** As in `files.kind`; null when there is no such document. */
  kindOf: (fileId: string) => Promise<number | null>
  /** Bytes of what `load` would give. */
  sizeOf: (fileId: string) => Promise<number>
  /** False from a failed append to the next that works, or until `probe` finds that one would. */
  readonly healthy: boolean
  /** Whoever sends nobody here while appends fail learns by this when they work again. Tried no oftener than every few seconds. */
  probe: () => Promise<boolean>
}

interface Options {
  database: Database
  log: Log
  metrics: Metrics
  /** After a commit, for each entry. */
  onCommit: (entry: Entry) => void
  now?: () => number
}

export function createJournal({ database, log, metrics, onCommit, now = Date.now }: Options): Journal {
  const db = database.tables<DocumentTables>()
  const appended = metrics.counter('ramify_journal_appended_total', 'Changes of documents that are on disk')
  const failed = metrics.counter('ramify_journal_failed_total', 'Changes of documents that could not be written')
  const commits = metrics.timer('ramify_journal_commit_seconds', 'Writing one batch of changes', [])
  const write = createAppend(db, database.engine)
  const outdated = new WeakSet<Entry>()
  let healthy = true
  metrics.gauge('ramify_journal_healthy', '0 from a failed write to the next that works', () => (healthy ? 1 : 0))

  const queue = new CommitQueue<Entry>({
    sizeOf: ({ change }) => change.byteLength,
    documentOf: ({ fileId }) => fileId,
    personOf: ({ personId }) => personId,
    commit: async (entries) => {
      const start = performance.now()
      let refused: ReadonlySet<Entry>
      try {
        refused = await write(entries, now())
      } catch (error) {
        healthy = false
        failed.add(entries.length)
        log.error({ err: error, changes: entries.length }, 'journal not written')
        throw error
      }
      healthy = true
      appended.add(entries.length - refused.size)
      commits.observe((performance.now() - start) / 1000, {})
      for (const entry of entries) {
        if (refused.has(entry)) outdated.add(entry)
        else onCommit(entry)
      }
    },
  })

  let probedAt = Number.NEGATIVE_INFINITY
  const probe = async (): Promise<boolean> => {
    if (healthy || performance.now() - probedAt < probePause) return healthy
    probedAt = performance.now()
    try {
      await writeNothing(db, now())
      healthy = true
    } catch (error) {
      log.warn({ err: error }, 'journal still not written')
    }
    return healthy
  }

  metrics.gauge('ramify_journal_waiting', 'Changes of documents that wait to be written', () => queue.waiting)

  return {
    append: async (entry) => {
      await queue.add(entry)
      if (outdated.has(entry)) throw new RightsChanged()
    },
    settled: (fileId) => queue.settled(fileId),
    load: (fileId, limit) => load(db, fileId, limit),
    kindOf: (fileId) => kindOf(db, fileId),
    sizeOf: (fileId) => sizeOf(db, fileId),
    probe,
    get healthy() {
      return healthy
    },
  }
}

/** Milliseconds. */
const probePause = 3_000

/** Writes to the journal, and leaves it as it was. */
async function writeNothing(db: Kysely<DocumentTables>, at: number): Promise<void> {
  const nowhere = ''
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('document_journal')
      .values({ file_id: nowhere, person_id: null, change: new Uint8Array(), at })
      .execute()
    await trx.deleteFrom('document_journal').where('file_id', '=', nowhere).execute()
  })
}

/** Kept by `files`, which decides what kind a document is. */
const kindInFiles = sql<number>`coalesce((select kind from files where files.id = document_states.file_id), 0)`

/** One statement again: between two of them a compaction could take rows into a state that was read before. */
async function load(db: Kysely<DocumentTables>, fileId: string, limit?: number): Promise<Stored | null> {
  const state = db
    .selectFrom('document_states')
    .select(['state as bytes', sql<number>`0`.as('seq'), 'lifted', 'compacted_at', kindInFiles.as('kind')])
    .where('file_id', '=', fileId)
  const rows = db
    .selectFrom('document_journal')
    .select([
      'change as bytes',
      'seq',
      sql<number>`0`.as('lifted'),
      sql<number>`0`.as('compacted_at'),
      sql<number>`0`.as('kind'),
    ])
    .where('file_id', '=', fileId)
  let all = state.unionAll(rows).orderBy('seq')
  if (limit !== undefined) all = all.limit(limit + 1)
  const [first, ...rest] = await all.execute()
  if (first?.seq !== 0) return null
  return {
    state: first.bytes,
    rows: rest.map(({ seq, bytes }) => ({ seq, change: bytes })),
    limitsWaived: first.lifted === 1,
    compactedAt: first.compacted_at,
    kind: first.kind,
  }
}

async function kindOf(db: Kysely<DocumentTables>, fileId: string): Promise<number | null> {
  const found = await db
    .selectFrom('document_states')
    .select(kindInFiles.as('kind'))
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return found?.kind ?? null
}

async function sizeOf(db: Kysely<DocumentTables>, fileId: string): Promise<number> {
  const state = db
    .selectFrom('document_states')
    .select(sql<number>`octet_length(state)`.as('bytes'))
    .where('file_id', '=', fileId)
  const rows = db
    .selectFrom('document_journal')
    .select(sql<number>`octet_length(change)`.as('bytes'))
    .where('file_id', '=', fileId)
  const sizes = await state.unionAll(rows).execute()
  return sizes.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}
