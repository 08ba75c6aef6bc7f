import { type Expression, type SqlBool, sql } from 'kysely'

/** What a list is ordered by: a column, and the id where that is the same. */
export interface Sequence {
  columns: readonly [by: string, id: string]
  direction: 'asc' | 'desc'
}

/** A value of each of the columns. */
export type End = readonly [value: string | number, id: string]

/** What comes after the end of the part before. */
export const beyond = ({ columns, direction }: Sequence, end: End): Expression<SqlBool> =>
  compared(columns, direction === 'asc' ? '>' : '<', end)

/** What comes no later than the end of this part. */
export const upTo = ({ columns, direction }: Sequence, end: End): Expression<SqlBool> =>
  compared(columns, direction === 'asc' ? '<=' : '>=', end)

// Both at once, as a row: that is one stretch of an index, which two conditions joined by “or” are not.
const compared = ([by, id]: Sequence['columns'], operator: '<' | '<=' | '>' | '>=', end: End) =>
  sql<SqlBool>`(${sql.ref(by)}, ${sql.ref(id)}) ${sql.raw(operator)} (${end[0]}, ${end[1]})`
