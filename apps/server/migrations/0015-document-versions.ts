import type { Migration } from '../src/platform/database/migrate.ts'

export const documentVersions: Migration = async (db, { bytes, counter }) => {
  await db.schema
    .createTable('document_versions')
    .addColumn('id', ...counter)
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('schema', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('resource_ids', 'text', (column) => column.notNull())
    // Last: SQLite would walk through all of it to get to the columns behind it.
    .addColumn('state', bytes, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('document_versions_file').on('document_versions').columns(['file_id', 'id']).execute()

  await db.schema
    .createTable('document_version_authors')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('version_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_version_authors_key', ['file_id', 'version_id', 'person_id'])
    .execute()
  await db.schema
    .createIndex('document_version_authors_person')
    .on('document_version_authors')
    .column('person_id')
    .execute()
}
