import type { ColumnDataType, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** Column types that the engines name differently. */
export interface ColumnTypes {
  bytes: ColumnDataType
}

/** One step of the schema, forward only. Never changed once it has landed. */
export type Migration = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>

/** Brings the schema up to date, all steps or none, while other servers on the same database wait. */
export async function migrate(database: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const types: ColumnTypes = { bytes: database.engine === 'sqlite' ? 'blob' : 'bytea' }
  const migrator = new Migrator({
    db: database.tables<unknown>(),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(db, types) }]),
        ),
    },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}
