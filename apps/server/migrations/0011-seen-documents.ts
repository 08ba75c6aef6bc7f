import type { Migration } from '../src/platform/database/migrate.ts'

export const seenDocuments: Migration = async (db) => {
  await db.schema
    .createTable('seen_documents')
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seen_us', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_documents_key', ['session_id', 'file_id'])
    .execute()
  await db.schema.createIndex('seen_documents_file').on('seen_documents').column('file_id').execute()
  await db.schema.createIndex('seen_documents_age').on('seen_documents').column('seen_us').execute()
}
