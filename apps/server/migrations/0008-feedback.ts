import type { Migration } from '../src/platform/database/migrate.ts'

export const feedback: Migration = async (db) => {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // It goes with the account; what guests said stays.
    .addColumn('person_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('forwarded_at', 'bigint')
    .execute()
  await db.schema.createIndex('feedback_person').on('feedback').column('person_id').execute()
  await db.schema.createIndex('feedback_email').on('feedback').column('email').execute()
}
