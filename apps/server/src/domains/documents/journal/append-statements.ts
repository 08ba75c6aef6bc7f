import { CompiledQuery } from 'kysely'
import type { Engine } from '../../../platform/database/database.ts'
import type { Basis } from '../../access/index.ts'
import type { Entry, NumberedEntry } from './entry.ts'

// Statements are built as text: everybody who edits waits for them, and building them with the query builder takes longer than running them.

/** Writes all rows, or nothing because the rights of some have changed. */
export function insertStatement(engine: Engine, rows: readonly NumberedEntry[], at: number): CompiledQuery {
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
    select file_id, seq, person_id, change, at from entries
    where file_id is not null and (select are_current from rights)`,
    values.parameters,
  )
}

export function moveStatement(engine: Engine, heads: ReadonlyMap<string, number>): CompiledQuery {
  const values = new Values(engine)
  const moved = values.table('moved', { file_id: 'text', seq: 'bigint' }, [...heads])
  return CompiledQuery.raw(
    `with ${moved}
    update document_heads set seq = moved.seq from moved where document_heads.file_id = moved.file_id`,
    values.parameters,
  )
}

/**
 * Writes all entries and moves the heads, or does nothing: because rights have changed, a document is gone, `after` does not hold, or
 * somebody else holds a head or has just changed it. Gives the heads as they are then, and none if nothing was written.
 */
export function postgresAppend(entries: readonly Entry[], at: number): CompiledQuery {
  const values = new Values('postgres')
  const counts = new Map<string, number>()
  const rows: unknown[][] = []
  const expected: [fileId: string, seq: number][] = []
  for (const { fileId, personId, change, after } of entries) {
    const before = counts.get(fileId) ?? 0
    counts.set(fileId, before + 1)
    rows.push([fileId, before + 1, personId, change, at])
    if (after !== undefined) expected.push([fileId, after - before])
  }
  const tables = [
    values.table('entries', { file_id: 'text', nth: 'bigint', person_id: 'text', change: 'bytea', at: 'bigint' }, rows),
    values.table('counts', { file_id: 'text', count: 'bigint' }, [...counts]),
    ...rightsTables(values, entries),
    `heads as (
      select file_id, seq, xmin as version from document_heads where file_id in (select file_id from counts)
      order by file_id for update skip locked
    )`,
  ]
  const conditions = [
    '(select are_current from rights)',
    '(select count(*) from heads) = (select count(file_id) from counts)',
    // PostgreSQL locks the newest version of a row, and reads everything else as it was when the statement began. If a head has another
    // version since, the turn may have moved, and the counters with it.
    `not exists (
      select 1 from heads join document_heads as read using (file_id) where read.xmin <> heads.version
    )`,
  ]
  if (expected.length > 0) {
    tables.push(values.table('expected', { file_id: 'text', seq: 'bigint' }, expected))
    conditions.push(`not exists (select 1 from expected join heads using (file_id) where heads.seq <> expected.seq)`)
  }
  return CompiledQuery.raw(
    `with ${tables.join(', ')},
    allowed as (select ${conditions.join(' and ')} as is_allowed),
    inserted as (
      insert into document_journal (file_id, seq, person_id, change, at)
      select entries.file_id, heads.seq + nth, person_id, change, at
      from entries join heads on heads.file_id = entries.file_id
      where (select is_allowed from allowed)
    )
    update document_heads set seq = heads.seq + counts.count
    from heads join counts on counts.file_id = heads.file_id
    where document_heads.file_id = heads.file_id and (select is_allowed from allowed)
    returning document_heads.file_id, document_heads.seq`,
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

/**
 * The values of a statement, and the tables of a `with` clause that hold them. A table is filled up with rows of nulls, to the next
 * power of two: so there are few different statements, which the database prepares once each. Preparing one takes longer than running it.
 */
class Values {
  readonly parameters: unknown[] = []
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  table(name: string, types: Readonly<Record<string, string>>, rows: readonly (readonly unknown[])[]): string {
    const typeNames = Object.values(types)
    const blank = typeNames.map(() => null)
    const count = 2 ** Math.ceil(Math.log2(rows.length))
    const padded = [...rows, ...Array.from({ length: count - rows.length }, () => blank)]
    const tuples = padded.map((row, nth) => {
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
