import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Engine } from '../../../platform/database/database.ts'
import type { Basis } from '../../access/index.ts'
import type { DocumentTables } from '../tables.ts'
import { lockHeads } from './lock-heads.ts'

/** A change of a document, as Yjs encodes it. */
export interface Entry {
  fileId: string
  /** Null: the server itself. */
  personId: string | null
  change: Uint8Array
  /** With what the right to write it was found; without it nobody's right is looked at. */
  basis?: Basis
  /** It is written only if the last change of the document has this number. */
  after?: number
}

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

/** Writes entries, each with the next number of its document, all in one commit. Gives for each what became of it. */
export function createAppend(db: Kysely<DocumentTables>, engine: Engine) {
  const appendLocked = createLockedAppend(db, engine)
  return async (entries: readonly Entry[], at: number): Promise<Appended[]> => {
    const isPlain = entries.every(({ after }) => after === undefined)
    const numbers = engine === 'postgres' && isPlain ? await appendAtOnce(db, entries, at) : null
    return numbers ?? (await appendLocked(entries, at))
  }
}

/**
 * One statement instead of a transaction: on PostgreSQL each takes a round trip. It writes all entries or nothing, and gives null if one
 * of them cannot be written or somebody else holds one of the heads. It does not wait for them: when it got them, others could
 * have taken a right of which it does not know.
 */
async function appendAtOnce(
  db: Kysely<DocumentTables>,
  entries: readonly Entry[],
  at: number,
): Promise<Appended[] | null> {
  const { rows } = await db.executeQuery<{ file_id: string; seq: number }>(appendStatement(entries, at))
  if (rows.length === 0) return null
  const heads = new Map(rows.map(({ file_id, seq }) => [file_id, seq]))
  return numberEntries(entries, new Set(), heads).outcomes
}

/**
 * The statement that inserts reads the access counters itself: a right that another server has taken before is not used any more. It
 * is a later statement than the one that locks the heads, because on PostgreSQL a statement does not see what was committed while it
 * waited for a lock.
 */
function createLockedAppend(db: Kysely<DocumentTables>, engine: Engine) {
  return (entries: readonly Entry[], at: number): Promise<Appended[]> =>
    newTransaction(db, engine).execute(async (transaction) => {
      const fileIds = entries.map(({ fileId }) => fileId)
      const heads = await lockHeads(transaction, engine, fileIds)
      const outdated = new Set<Entry>()
      for (let tries = 1; tries <= mostTries; tries++) {
        const numbered = numberEntries(entries, outdated, heads)
        if (numbered.rows.length === 0 || (await insert(transaction, engine, numbered, at))) return numbered.outcomes
        for (const entry of await findOutdated(transaction, numbered.rows)) outdated.add(entry)
      }
      throw new Error('Rights change faster than anything can be written')
    })
}

/** At this level, whatever the database is set to: at others a statement sees no more than the one before it. */
const newTransaction = (db: Kysely<DocumentTables>, engine: Engine) =>
  engine === 'postgres' ? db.transaction().setIsolationLevel('read committed') : db.transaction()

interface NumberedRow {
  entry: Entry
  seq: number
}

interface Numbered {
  /** Of each entry, if the rows are written. */
  outcomes: Appended[]
  rows: NumberedRow[]
  /** The last number of each document then. */
  heads: Map<string, number>
}

function numberEntries(
  entries: readonly Entry[],
  outdated: ReadonlySet<Entry>,
  headsBefore: ReadonlyMap<string, number>,
): Numbered {
  const rows: NumberedRow[] = []
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

async function findOutdated(transaction: Transaction<DocumentTables>, rows: readonly NumberedRow[]): Promise<Entry[]> {
  const entries = rows.map(({ entry }) => entry)
  const ids = [...new Set(entries.flatMap(({ basis }) => basis?.ids ?? []))]
  const found = await transaction.selectFrom('access_counters').select(['id', 'count']).where('id', 'in', ids).execute()
  const counts = new Map(found.map(({ id, count }) => [id, count]))
  const now = ({ ids }: Basis) => [...new Set(ids)].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  return entries.filter(({ basis }) => basis && now(basis) !== basis.count)
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

// Statements are built as text: everybody who edits waits for them, and building them with the query builder takes longer than running them.

function insertStatement(engine: Engine, rows: readonly NumberedRow[], at: number): CompiledQuery {
  const values = new Values(engine)
  const entries = values.table(
    'entries',
    { file_id: 'text', seq: 'bigint', person_id: 'text', change: 'bytea', at: 'bigint' },
    rows.map(({ entry: { fileId, personId, change }, seq }) => [fileId, seq, personId, change, at]),
  )
  const rights = rightsTables(
    values,
    rows.map(({ entry }) => entry),
  )
  return CompiledQuery.raw(
    `with ${[entries, ...rights].join(', ')}
    insert into document_journal (file_id, seq, person_id, change, at)
    select file_id, seq, person_id, change, at from entries where (select are_current from rights)`,
    values.parameters,
  )
}

function moveStatement(engine: Engine, heads: ReadonlyMap<string, number>): CompiledQuery {
  const values = new Values(engine)
  const moved = values.table('moved', { file_id: 'text', seq: 'bigint' }, [...heads])
  return CompiledQuery.raw(
    `with ${moved}
    update document_heads set seq = moved.seq from moved where document_heads.file_id = moved.file_id`,
    values.parameters,
  )
}

/** Gives the heads as they were before, and none if it has written nothing. */
function appendStatement(entries: readonly Entry[], at: number): CompiledQuery {
  const values = new Values('postgres')
  const counts = new Map<string, number>()
  const rows = entries.map(({ fileId, personId, change }) => {
    const nth = (counts.get(fileId) ?? 0) + 1
    counts.set(fileId, nth)
    return [fileId, nth, personId, change, at]
  })
  const tables = [
    values.table('entries', { file_id: 'text', nth: 'bigint', person_id: 'text', change: 'bytea', at: 'bigint' }, rows),
    values.table('counts', { file_id: 'text', count: 'bigint' }, [...counts]),
    ...rightsTables(values, entries),
  ]
  return CompiledQuery.raw(
    `with ${tables.join(', ')},
    heads as (
      select file_id, seq from document_heads where file_id in (select file_id from counts)
      order by file_id for update skip locked
    ),
    allowed as (
      select (select are_current from rights) and (select count(*) from heads) = ${counts.size} as is_allowed
    ),
    inserted as (
      insert into document_journal (file_id, seq, person_id, change, at)
      select entries.file_id, heads.seq + nth, person_id, change, at
      from entries join heads on heads.file_id = entries.file_id
      where (select is_allowed from allowed)
    )
    update document_heads set seq = heads.seq + counts.count
    from heads join counts on counts.file_id = heads.file_id
    where document_heads.file_id = heads.file_id and (select is_allowed from allowed)
    returning heads.file_id, heads.seq`,
    values.parameters,
  )
}

/** `rights` says whether the rights of all are as they were found. */
function rightsTables(values: Values, entries: readonly Entry[]): string[] {
  const bases = new Map<string, Basis>()
  for (const { basis } of entries) if (basis) bases.set(`${basis.ids} ${basis.count}`, basis)
  if (bases.size === 0) return ['rights as (select true as are_current)']
  return [
    values.table(
      'bases',
      { space_id: 'text', person_id: 'text', count: 'bigint' },
      [...bases.values()].map(({ ids, count }) => [...ids, count]),
    ),
    `rights as (
      select not exists (
        select 1 from bases where bases.count <> (
          select coalesce(sum(access_counters.count), 0) from access_counters
          where access_counters.id in (bases.space_id, bases.person_id)
        )
      ) as are_current
    )`,
  ]
}

/** The values of a statement, and the tables of a `with` clause that hold them. */
class Values {
  readonly parameters: unknown[] = []
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  table(name: string, types: Readonly<Record<string, string>>, rows: readonly (readonly unknown[])[]): string {
    const typeNames = Object.values(types)
    const tuples = rows.map((row, nth) => {
      const places = row.map((value, column) => {
        this.parameters.push(value)
        if (this.#engine === 'sqlite') return '?'
        const place = `$${this.parameters.length}`
        // PostgreSQL takes the types of a column from its first row.
        return nth === 0 ? `cast(${place} as ${typeNames[column]})` : place
      })
      return `(${places.join(', ')})`
    })
    return `${name} (${Object.keys(types).join(', ')}) as (values ${tuples.join(', ')})`
  }
}
