import type { Migration } from '../src/platform/database/migrate.ts'

/** Files that people had read for import: what was found in each is a blob, kept for an hour. */
export const resolvedFiles: Migration = async (db) => {
  await db.schema
    .createTable('resolved_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('resolved_files_slot', ['person_id', 'slot'])
    .execute()
  await db.schema.createIndex('resolved_files_expiry').on('resolved_files').column('expires_at').execute()
}
