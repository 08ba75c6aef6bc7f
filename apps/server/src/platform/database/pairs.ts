import { type RawBuilder, sql } from 'kysely'

/** An old thing and the new one made like it. */
export type Pair = readonly [from: string, to: string]

/** A table of pairs that lives as long as one statement: `with pairs (old_id, new_id) as (…)`. */
export const withPairs = (pairs: readonly Pair[]): RawBuilder<unknown> =>
  sql`with pairs (old_id, new_id) as (values ${sql.join(pairs.map(([from, to]) => sql`(${from}, ${to})`))})`
