import type { Database } from './database.ts'

export interface LeaseTables {
  leases: { name: string; until: number }
}

/** True for one of all servers on this database, and again for one of them when this time has passed. */
export async function takeLease(database: Database, name: string, duration: number, now: number): Promise<boolean> {
  const until = now + duration
  const taken = await database
    .tables<LeaseTables>()
    .insertInto('leases')
    .values({ name, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ until }).where('leases.until', '<=', now))
    .returning('name')
    .execute()
  return taken.length > 0
}
