import { type Kysely, sql, type Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { AccessTables } from './tables.ts'

/**
 * When a right was found. It may have changed since if the counters of these, added up, say another number. They are in the database:
 * whoever writes reads them in the statement that writes, on whichever server the right was taken.
 */
export interface Basis {
  /** The space that owns the file, and the person. */
  ids: readonly [spaceId: string, personId: string]
  count: number
}

export interface AccessCounters {
  /** Tells that rights in these spaces, or of these people, have changed, in the transaction that changes them. */
  raise: (transaction: Transaction<unknown>, ids: readonly string[]) => Promise<void>
}

export const accessCounters: AccessCounters = {
  raise: async (transaction, ids) => {
    // In one order for all, so that two transactions never wait for each other.
    for (const some of batches([...new Set(ids)].sort())) {
      await tablesIn<AccessTables>(transaction)
        .insertInto('access_counters')
        .values(some.map((id) => ({ id, count: 1 })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ count: sql<number>`access_counters.count + 1` }))
        .execute()
    }
  },
}

/** To be read before the rights themselves: what changes in between is noticed then. */
export async function basisOf(db: Kysely<AccessTables>, ids: Basis['ids']): Promise<Basis> {
  const rows = await db.selectFrom('access_counters').select('count').where('id', 'in', ids).execute()
  return { ids, count: rows.reduce((sum, { count }) => sum + count, 0) }
}

/** The same as `outdatedOf`, in a transaction that somebody else began. */
export const outdatedIn = (transaction: Transaction<unknown>, bases: readonly Basis[]) =>
  outdatedOf(tablesIn<AccessTables>(transaction), bases)

/** Those whose rights may have changed since they were found. */
export async function outdatedOf(db: Kysely<AccessTables>, bases: readonly Basis[]): Promise<Set<Basis>> {
  const counts = new Map<string, number>()
  for (const some of batches([...new Set(bases.flatMap(({ ids }) => ids))])) {
    const rows = await db.selectFrom('access_counters').select(['id', 'count']).where('id', 'in', some).execute()
    for (const { id, count } of rows) counts.set(id, count)
  }
  const now = ({ ids }: Basis) => [...new Set(ids)].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  return new Set(bases.filter((basis) => now(basis) !== basis.count))
}
