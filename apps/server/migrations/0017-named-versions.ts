import type { Migration } from '../src/platform/database/migrate.ts'

/** Behind the state: SQLite walks through that only for titles, of which a document has a few. Null, 0 and 1 are found without it. */
export const namedVersions: Migration = async (db) => {
  await db.schema.alterTable('document_versions').addColumn('title', 'text').execute()
  await db.schema
    .alterTable('document_versions')
    .addColumn('on_free_plan', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
