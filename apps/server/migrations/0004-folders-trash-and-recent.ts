import { sql } from 'kysely'
import type { Migration } from '../src/platform/database/migrate.ts'

export const foldersTrashAndRecent: Migration = async (db) => {
  // One for each order of a list. What is in the trash is in none of them, however much of it there is.
  await db.schema.dropIndex('files_parent').execute()
  for (const [name, column] of [
    ['files_by_name', 'sort_name'],
    ['files_by_creation', 'created_at'],
    ['files_by_edit', 'updated_at'],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('files')
      .columns(['parent_id', 'type', column, 'id'])
      .where(sql.ref('trashed_at'), 'is', null)
      .execute()
  }
  await db.schema
    .createIndex('files_living')
    .on('files')
    .columns(['owner_id', 'type', 'parent_id', 'kind'])
    .where(sql.ref('trashed_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('files_trash')
    .on('files')
    .columns(['owner_id', 'trashed_at', 'id'])
    .where(sql.ref('trashed_with'), '=', sql.ref('id'))
    .execute()
  await db.schema
    .createIndex('files_trashed_with')
    .on('files')
    .column('trashed_with')
    .where(sql.ref('trashed_with'), 'is not', null)
    .execute()

  await db.schema
    .createTable('recent_files')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recent_files_key', ['person_id', 'file_id'])
    .execute()
  await db.schema.createIndex('recent_files_time').on('recent_files').columns(['person_id', 'at', 'file_id']).execute()
  await db.schema.createIndex('recent_files_file').on('recent_files').column('file_id').execute()
}
