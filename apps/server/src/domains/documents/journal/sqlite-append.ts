import { CompiledQuery } from 'kysely'
import type { Basis } from '../../access/index.ts'
import type { Entry } from './entry.ts'

// One row each: SQLite takes a third of a second to prepare a statement with a hundred rows of values, and these four stay prepared.
const rightsAreCurrent = `
  select 1 where ? = (select coalesce(sum(count), 0) from access_counters where id in (?, ?))`
const headIs = `select 1 from document_heads where file_id = ? and seq = ?`
const insert = `
  insert into document_journal (file_id, seq, person_id, change, at)
  select file_id, seq + ?, ?, ?, ? from document_heads where file_id = ?`
const moveHead = `update document_heads set seq = seq + ? where file_id = ? returning file_id, seq`

/**
 * Write all entries and move the heads. Each of them finds or changes something, unless rights have changed, a document is gone, or
 * `after` does not hold. The last ones give the heads as they are then.
 */
export function sqliteAppend(entries: readonly Entry[], at: number): CompiledQuery[] {
  const bases = new Map<string, Basis>()
  const counts = new Map<string, number>()
  const conditions: CompiledQuery[] = []
  const inserts: CompiledQuery[] = []
  for (const { fileId, personId, change, basis, after } of entries) {
    const before = counts.get(fileId) ?? 0
    counts.set(fileId, before + 1)
    if (basis) bases.set(`${basis.ids} ${basis.count}`, basis)
    if (after !== undefined) conditions.push(CompiledQuery.raw(headIs, [fileId, after - before]))
    inserts.push(CompiledQuery.raw(insert, [before + 1, personId, change, at, fileId]))
  }
  return [
    ...[...bases.values()].map(({ ids, count }) => CompiledQuery.raw(rightsAreCurrent, [count, ...ids])),
    ...conditions,
    ...inserts,
    ...[...counts].map(([fileId, count]) => CompiledQuery.raw(moveHead, [count, fileId])),
  ]
}
