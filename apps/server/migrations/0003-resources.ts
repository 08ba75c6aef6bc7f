import type { Migration } from '../src/platform/database/migrate.ts'

export const resources: Migration = async (db) => {
  await db.schema
    .createTable('resources')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('display_key', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('unnamed_since', 'bigint')
    .addPrimaryKeyConstraint('resources_key', ['file_id', 'id'])
    .execute()
  await db.schema.createIndex('resources_blob').on('resources').column('key').execute()
  await db.schema.createIndex('resources_unnamed').on('resources').column('unnamed_since').execute()

  await db.schema
    .createTable('resource_totals')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('resource_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('resource_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('begun_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('resource_uploads_person')
    .on('resource_uploads')
    .columns(['person_id', 'expires_at'])
    .execute()
  await db.schema.createIndex('resource_uploads_expiry').on('resource_uploads').column('expires_at').execute()

  await db.schema
    .createTable('resource_leftovers')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}
