import { type Kysely, sql } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import type { DocumentTables } from '../tables.ts'
import { type Appended, createAppend } from './append-entries.ts'
import { CommitQueue } from './commit-queue.ts'
import type { Entry } from './entry.ts'

export interface Row {
  seq: number
  change: Uint8Array
}

/** A document as it lies in the database: the last compacted state and the changes since. */
export interface Stored {
  state: Uint8Array
  rows: Row[]
  /** The number of its last change, whether that is among the rows or not. */
  seq: number
  /** Changes up to this number are in the state. */
  compactedSeq: number
  limitsWaived: boolean
  compactedAt: number
  /** As in `files.kind`. */
  kind: number
}

export const bytesOf = ({ state, rows }: Pick<Stored, 'state' | 'rows'>): number =>
  rows.reduce((sum, { change }) => sum + change.byteLength, state.byteLength)

/** What was written to a document after a number. */
export interface Later {
  /** The number of its last change. */
  seq: number
  /** Null as long as the rows are all that was written. */
  state: Uint8Array | null
  rows: Row[]
}

export interface Journal {
  /**
   * Gives the number of the change when it is on disk; until then nobody may be told that it is. Rejects with `RightsChanged` when that
   * is to be asked again, and with `DocumentMoved` when the last change is another one than `after` said.
   */
  append: (entry: Entry) => Promise<number>
  /** All that was appended until now, or all of one file, is on disk, or has failed. */
  settled: (fileId?: string) => Promise<void>
  /** State and changes as of one moment; at most `limit` changes, the oldest. Null when there is no such document. */
  load: (fileId: string, limit?: number) => Promise<Stored | null>
  /** All changes after a number, with the state if some of them are only in there, as of one moment. Null when there is no such document. */
  rowsAfter: (fileId: string, seq: number) => Promise<Later | null>
  /** The number of the last change of each; documents that do not exist are missing. */
  heads: (fileIds: readonly string[]) => Promise<Map<string, number>>
  /** Takes a change out of the journal and keeps it apart. False when it is not in the journal any more, because it is in the state. */
  quarantine: (fileId: string, seq: number) => Promise<boolean>
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
  onCommit: (entry: Entry, seq: number) => void
  now?: () => number
}

export function createJournal({ database, log, metrics, onCommit, now = Date.now }: Options): Journal {
  const db = database.tables<DocumentTables>()
  const appended = metrics.counter('ramify_journal_appended_total', 'Changes of documents that are on disk')
  const failed = metrics.counter('ramify_journal_failed_total', 'Changes of documents that could not be written')
  const commits = metrics.timer('ramify_journal_commit_seconds', 'Writing one batch of changes', [])
  const write = createAppend(database)
  let healthy = true
  metrics.gauge('ramify_journal_healthy', '0 from a failed write to the next that works', () => (healthy ? 1 : 0))

  const queue = new CommitQueue<Entry, Appended>({
    sizeOf: ({ change }) => change.byteLength,
    documentOf: ({ fileId }) => fileId,
    personOf: ({ personId }) => personId,
    commit: async (entries) => {
      const start = performance.now()
      let outcomes: Appended[]
      try {
        outcomes = await write(entries, now())
      } catch (error) {
        healthy = false
        failed.add(entries.length)
        log.error({ err: error, changes: entries.length }, 'journal not written')
        throw error
      }
      healthy = true
      appended.add(outcomes.filter((outcome) => typeof outcome === 'number').length)
      commits.observe((performance.now() - start) / 1000, {})
      for (const [nth, entry] of entries.entries()) {
        const outcome = outcomes[nth]
        if (typeof outcome === 'number') onCommit(entry, outcome)
      }
      return outcomes
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
      const outcome = await queue.add(entry)
      if (typeof outcome !== 'number') throw outcome
      return outcome
    },
    settled: (fileId) => queue.settled(fileId),
    load: (fileId, limit) => load(db, fileId, limit),
    rowsAfter: (fileId, seq) => rowsAfter(db, fileId, seq),
    heads: (fileIds) => heads(db, fileIds),
    quarantine: (fileId, seq) => quarantine(db, fileId, seq, now()),
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
      .values({ file_id: nowhere, seq: 0, person_id: null, change: new Uint8Array(), at })
      .execute()
    await trx.deleteFrom('document_journal').where('file_id', '=', nowhere).execute()
  })
}

/** Kept by `files`, which decides what kind a document is. */
const kindInFiles = sql<number>`coalesce((select kind from files where files.id = document_states.file_id), 0)`

const none = sql<number>`0`

/** One statement: between two of them a compaction could take rows into a state that was read before. */
async function load(db: Kysely<DocumentTables>, fileId: string, limit?: number): Promise<Stored | null> {
  const state = db
    .selectFrom('document_states')
    .innerJoin('document_heads', 'document_heads.file_id', 'document_states.file_id')
    .select([
      ...['state as bytes' as const, none.as('seq'), 'document_heads.seq as head' as const],
      ...['compacted_seq' as const, 'lifted' as const, 'compacted_at' as const, kindInFiles.as('kind')],
    ])
    .where('document_states.file_id', '=', fileId)
  const rows = db
    .selectFrom('document_journal')
    .select([
      ...['change as bytes' as const, 'seq' as const, none.as('head')],
      ...[none.as('compacted_seq'), none.as('lifted'), none.as('compacted_at'), none.as('kind')],
    ])
    .where('file_id', '=', fileId)
  let all = state.unionAll(rows).orderBy('seq')
  if (limit !== undefined) all = all.limit(limit + 1)
  const [first, ...rest] = await all.execute()
  if (first?.seq !== 0) return null
  return {
    state: first.bytes,
    rows: rest.map(({ seq, bytes }) => ({ seq, change: bytes })),
    seq: first.head,
    compactedSeq: first.compacted_seq,
    limitsWaived: first.lifted === 1,
    compactedAt: first.compacted_at,
    kind: first.kind,
  }
}

/** One statement, as `load`. */
async function rowsAfter(db: Kysely<DocumentTables>, fileId: string, after: number): Promise<Later | null> {
  const state = db
    .selectFrom('document_heads')
    .innerJoin('document_states', 'document_states.file_id', 'document_heads.file_id')
    .select([
      sql<Uint8Array | null>`case when compacted_seq > ${after} then state end`.as('bytes'),
      none.as('seq'),
      'document_heads.seq as head',
    ])
    .where('document_heads.file_id', '=', fileId)
  const rows = db
    .selectFrom('document_journal')
    .select(['change as bytes', 'seq', none.as('head')])
    .where('file_id', '=', fileId)
    .where('seq', '>', after)
  const [first, ...rest] = await state.unionAll(rows).orderBy('seq').execute()
  if (first?.seq !== 0) return null
  return {
    seq: first.head,
    state: first.bytes,
    rows: rest.map(({ seq, bytes }) => ({ seq, change: bytes as Uint8Array })),
  }
}

async function heads(db: Kysely<DocumentTables>, fileIds: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const ids of batches(fileIds)) {
    const rows = await db.selectFrom('document_heads').select(['file_id', 'seq']).where('file_id', 'in', ids).execute()
    for (const { file_id, seq } of rows) found.set(file_id, seq)
  }
  return found
}

async function quarantine(db: Kysely<DocumentTables>, fileId: string, seq: number, at: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const [row] = await transaction
      .deleteFrom('document_journal')
      .where('file_id', '=', fileId)
      .where('seq', '=', seq)
      .returning('change')
      .execute()
    if (!row) return false
    const { change } = row
    await transaction.insertInto('document_quarantine').values({ file_id: fileId, seq, change, at }).execute()
    return true
  })
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
