import { CompiledQuery, type Kysely } from 'kysely'
import type { Engine } from '../../platform/database/database.ts'
import type { Basis } from '../access/index.ts'
import type { DocumentTables } from './tables.ts'

/** A change of a document, as Yjs encodes it. */
export interface Entry {
  fileId: string
  /** Null: the server itself. */
  personId: string | null
  change: Uint8Array
  /** With what the right to write it was found; without it nobody's right is looked at. */
  basis?: Basis
}

/** The rights of whoever wrote it may have changed since they were asked for: nothing was written. */
export class RightsChanged extends Error {
  constructor() {
    super('rights changed')
  }
}

/** Each time all whose rights have changed are left out: the others wait for it, and must not for ever. */
const mostTries = 10

/**
 * Writes entries and gives those that were not, because their right may have changed. One statement writes all or nothing, and reads
 * the access counters itself: what another server took a moment before is not written any more.
 */
export function createAppend(db: Kysely<DocumentTables>, engine: Engine) {
  const insert = async (entries: readonly Entry[], at: number): Promise<boolean> => {
    const { numAffectedRows } = await db.executeQuery(insertOf(entries, at, engine))
    return Number(numAffectedRows) === entries.length
  }

  const outdatedOf = async (entries: readonly Entry[]): Promise<Set<Entry>> => {
    const ids = [...new Set(entries.flatMap(({ basis }) => basis?.ids ?? []))]
    const rows = await db.selectFrom('access_counters').select(['id', 'count']).where('id', 'in', ids).execute()
    const counts = new Map(rows.map(({ id, count }) => [id, count]))
    const now = ({ ids }: Basis) => [...new Set(ids)].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
    return new Set(entries.filter(({ basis }) => basis && now(basis) !== basis.count))
  }

  return async (entries: readonly Entry[], at: number): Promise<ReadonlySet<Entry>> => {
    const refused = new Set<Entry>()
    for (let [left, tries] = [entries, 1]; left.length > 0 && !(await insert(left, at)); tries++) {
      if (tries === mostTries) throw new Error('Rights change faster than anything can be written')
      const outdated = await outdatedOf(left)
      for (const entry of outdated) refused.add(entry)
      left = left.filter((entry) => !outdated.has(entry))
    }
    return refused
  }
}

/** As text: everybody who edits waits for this, and building it with the query builder takes longer than running it. */
function insertOf(entries: readonly Entry[], at: number, engine: Engine): CompiledQuery {
  const parameters: unknown[] = []
  const tuple = (values: readonly unknown[], types: readonly string[], isFirst: boolean) => {
    const places = values.map((value, column) => {
      parameters.push(value)
      if (engine === 'sqlite') return '?'
      // PostgreSQL takes the types of a column from its first row.
      return isFirst ? `cast($${parameters.length} as ${types[column]})` : `$${parameters.length}`
    })
    return `(${places.join(', ')})`
  }
  const ofEntry = ['text', 'text', 'bytea', 'bigint']
  const rows = entries.map(({ fileId, personId, change }, nth) =>
    tuple([fileId, personId, change, at], ofEntry, nth === 0),
  )
  const bases = distinct(entries).map(({ ids, count }, nth) =>
    tuple([...ids, count], ['text', 'text', 'bigint'], nth === 0),
  )
  const list = '(file_id, person_id, change, at)'
  if (bases.length === 0) {
    return CompiledQuery.raw(`insert into document_journal ${list} values ${rows.join(', ')}`, parameters)
  }
  return CompiledQuery.raw(
    `with entries ${list} as (values ${rows.join(', ')}), bases (space_id, person_id, count) as (values ${bases.join(', ')})
    insert into document_journal ${list} select * from entries where not exists (
      select 1 from bases where bases.count <> (
        select coalesce(sum(access_counters.count), 0) from access_counters
        where access_counters.id in (bases.space_id, bases.person_id)
      )
    )`,
    parameters,
  )
}

function distinct(entries: readonly Entry[]): Basis[] {
  const bases = new Map<string, Basis>()
  for (const { basis } of entries) if (basis) bases.set(`${basis.ids} ${basis.count}`, basis)
  return [...bases.values()]
}
