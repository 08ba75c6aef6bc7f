import type { Migration } from '../src/platform/database/migrate.ts'

export const accessCounters: Migration = async (db) => {
  await db.schema
    .createTable('access_counters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute()
}
