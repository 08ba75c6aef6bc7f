import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, Engine } from './database.ts'

/** Column types that the engines name differently. */
export interface ColumnTypes {
  /** For what only one of them has. */
  engine: Engine
  bytes: ColumnDataType
  /** A primary key that counts up by itself and never gives a number twice. */
  counter: [ColumnDataType, (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder]
  /** Text that both engines put into the same order: by its bytes, whatever language the database was made for. */
  sortable: ColumnDataType | RawBuilder<unknown>
}

const columnTypes: Record<Engine, ColumnTypes> = {
  sqlite: {
    engine: 'sqlite',
    bytes: 'blob',
    counter: ['integer', (column) => column.primaryKey().autoIncrement()],
    sortable: 'text',
  },
  postgres: {
    engine: 'postgres',
    bytes: 'bytea',
    counter: ['bigserial', (column) => column.primaryKey()],
    sortable: sql`text collate "C"`,
  },
}

/** One step of the schema, forward only. Never changed once it has landed. */
export type Migration = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>

/** Brings the schema up to date, all steps or none, while other servers on the same database wait. */
export async function migrate(database: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const types = columnTypes[database.engine]
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
