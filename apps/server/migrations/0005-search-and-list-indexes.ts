import { sql } from 'kysely'
import type { Migration } from '../src/platform/database/migrate.ts'

export const searchAndListIndexes: Migration = async (db, types) => {
  // Who has very many rights is asked for those to a few files.
  await db.schema.dropIndex('file_rights_person').execute()
  await db.schema.createIndex('file_rights_person').on('file_rights').columns(['person_id', 'file_id']).execute()
  await search(db, types)
}

/** Filled when the server starts; no backup holds it (see table-shapes.ts). */
const search: Migration = async (db, { engine }) => {
  if (engine === 'sqlite') {
    await db.schema
      .createTable('search_index_files')
      .addColumn('seq', 'integer', (column) => column.primaryKey())
      .addColumn('file_id', 'text', (column) => column.notNull().unique())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .execute()
    // Terms are made by us and are nothing but letters and digits, so that both engines find the same.
    await sql`
      create virtual table search_index
      using fts5 (title, body, content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii')
    `.execute(db)
    // A list reads these few numbers; the row itself begins with the whole content of the document.
    await db.schema
      .createIndex('document_readings_summary')
      .on('document_readings')
      .columns(['file_id', 'node_count', 'image_count', 'thumbnail_version'])
      .execute()
    return
  }
  await db.schema
    .createTable('search_index_files')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('stamp', 'text', (column) => column.notNull())
    .addColumn('title', sql`tsvector`, (column) => column.notNull())
    .addColumn('whole', sql`tsvector`, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('search_index_terms').on('search_index_files').using('gin').column('whole').execute()
}
