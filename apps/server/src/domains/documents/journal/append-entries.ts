import type { Kysely, Transaction } from 'kysely'
import { type Database, type Engine, tablesIn } from '../../../platform/database/database.ts'
import { outdatedIn } from '../../access/index.ts'
import type { DocumentTables } from '../tables.ts'
import { insertStatement, moveStatement, postgresAppend } from './append-statements.ts'
import type { Entry, NumberedEntry } from './entry.ts'
import { lockHeads } from './lock-heads.ts'
import { sqliteAppend } from './sqlite-append.ts'

/** The rights of whoever wrote it may have changed since they were asked for, or the document is gone: nothing was written. */
export class RightsChanged extends Error {
  constructor() {
    super('rights changed')
  }
}

/** The last change of the document is another one than `after` said: nothing was written. */
export class DocumentMoved extends Error {
  constructor() {
    super('document moved')
  }
}

/** The number that an entry got, or why it was not written. */
export type Appended = number | RightsChanged | DocumentMoved

/** Each time all whose rights have changed are left out: the others wait for it, and must not for ever. */
const mostTries = 10

/** Another server holds a head for as long as a commit takes: to try again is quicker than the transaction that waits for it. */
const triesAtOnce: Readonly<Record<Engine, number>> = { sqlite: 1, postgres: 3 }

/** Writes entries, each with the next number of its document, all in one commit. Gives for each what became of it. */
export function createAppend(database: Database) {
  const appendLocked = createLockedAppend(database)
  return async (entries: readonly Entry[], at: number): Promise<Appended[]> => {
    for (let tries = 0; tries < triesAtOnce[database.engine]; tries++) {
      const appended = await appendAtOnce(database, entries, at)
      if (appended) return appended
    }
    return appendLocked(entries, at)
  }
}

/**
 * Most batches can be written whole. That takes one round trip to PostgreSQL, and one message to the thread that writes SQLite, instead
 * of one for each statement of a transaction. It writes all entries or nothing, and gives null if one of them cannot be written, or if
 * somebody else holds one of the heads of PostgreSQL. It does not wait for them: when it got them, others could have taken a right of
 * which it does not know.
 */
async function appendAtOnce(database: Database, entries: readonly Entry[], at: number): Promise<Appended[] | null> {
  const isPostgres = database.engine === 'postgres'
  const results = await database.batch(isPostgres ? [postgresAppend(entries, at)] : sqliteAppend(entries, at))
  if (!results) return null
  const rows = results.flatMap((result) => result.rows) as { file_id: string; seq: number }[]
  const heads = new Map(rows.map(({ file_id, seq }) => [file_id, seq]))
  // From the last entry back: the heads are those after all of them.
  const numbers: number[] = []
  for (const { fileId } of entries.toReversed()) {
    const seq = heads.get(fileId) as number
    numbers.push(seq)
    heads.set(fileId, seq - 1)
  }
  return numbers.reverse()
}

/**
 * The statement that inserts reads the access counters itself: a right that another server has taken before is not used any more. It
 * is a later statement than the one that locks the heads, because on PostgreSQL a statement does not see what was committed while it
 * waited for a lock.
 */
function createLockedAppend({ tables, engine }: Database) {
  return (entries: readonly Entry[], at: number): Promise<Appended[]> =>
    newTransaction(tables(), engine).execute(async (begun) => {
      const transaction = tablesIn<DocumentTables>(begun)
      const fileIds = entries.map(({ fileId }) => fileId)
      const heads = await lockHeads(transaction, engine, fileIds)
      const outdated = new Set<Entry>()
      for (let tries = 1; tries <= mostTries; tries++) {
        const numbered = numberEntries(entries, outdated, heads)
        if (numbered.rows.length === 0 || (await insert(transaction, engine, numbered, at))) return numbered.outcomes
        const bases = numbered.rows.flatMap(({ entry }) => entry.basis ?? [])
        const changed = await outdatedIn(begun, bases)
        for (const { entry } of numbered.rows) if (entry.basis && changed.has(entry.basis)) outdated.add(entry)
      }
      throw new Error('Rights change faster than anything can be written')
    })
}

/** At this level, whatever the database is set to: at others a statement sees no more than the one before it. */
const newTransaction = (db: Kysely<unknown>, engine: Engine) =>
  engine === 'postgres' ? db.transaction().setIsolationLevel('read committed') : db.transaction()

interface Numbered {
  /** Of each entry, if the rows are written. */
  outcomes: Appended[]
  rows: NumberedEntry[]
  /** The last number of each document then. */
  heads: Map<string, number>
}

function numberEntries(
  entries: readonly Entry[],
  outdated: ReadonlySet<Entry>,
  headsBefore: ReadonlyMap<string, number>,
): Numbered {
  const rows: NumberedEntry[] = []
  const heads = new Map<string, number>()
  const outcomes = entries.map((entry) => {
    const { fileId, after } = entry
    const head = heads.get(fileId) ?? headsBefore.get(fileId)
    if (head === undefined || outdated.has(entry)) return new RightsChanged()
    if (after !== undefined && after !== head) return new DocumentMoved()
    const seq = head + 1
    heads.set(fileId, seq)
    rows.push({ entry, seq })
    return seq
  })
  return { outcomes, rows, heads }
}

/** Writes all rows and moves the heads, or writes nothing because the rights of some have changed. */
async function insert(
  transaction: Transaction<DocumentTables>,
  engine: Engine,
  { rows, heads }: Numbered,
  at: number,
): Promise<boolean> {
  const { numAffectedRows } = await transaction.executeQuery(insertStatement(engine, rows, at))
  if (Number(numAffectedRows) === 0) return false
  await transaction.executeQuery(moveStatement(engine, heads))
  return true
}
