import type { Migration } from '../src/platform/database/migrate.ts'

export const filesAndDocuments: Migration = async (db, { bytes, counter, sortable }) => {
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_name', sortable, (column) => column.notNull())
    .addColumn('touch_key', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('trashed_at', 'bigint')
    .addColumn('trashed_with', 'text')
    .execute()
  await db.schema
    .createIndex('files_parent')
    .on('files')
    .columns(['parent_id', 'type desc', 'sort_name', 'id'])
    .execute()
  await db.schema.createIndex('files_owner').on('files').columns(['owner_id', 'trashed_at']).execute()
  await db.schema.createIndex('files_touched').on('files').columns(['owner_id', 'touch_key']).unique().execute()

  await db.schema
    .createTable('file_rights')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_rights_key', ['file_id', 'person_id', 'source'])
    .execute()
  await db.schema.createIndex('file_rights_person').on('file_rights').column('person_id').execute()

  await db.schema
    .createTable('sleeping_files')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .execute()

  await db.schema
    .createTable('person_settings')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_settings_key', ['person_id', 'name'])
    .execute()

  await db.schema
    .createTable('document_states')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('state', bytes, (column) => column.notNull())
    .addColumn('lifted', 'integer', (column) => column.notNull())
    .addColumn('compacted_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('document_journal')
    .addColumn('seq', ...counter)
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('change', bytes, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('document_journal_file').on('document_journal').columns(['file_id', 'seq']).execute()

  await db.schema
    .createTable('document_readings')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('node_count', 'integer', (column) => column.notNull())
    .addColumn('image_count', 'integer', (column) => column.notNull())
    .addColumn('resource_ids', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('thumbnail', 'text')
    .addColumn('thumbnail_version', 'text')
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('document_quarantine')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('change', bytes, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
