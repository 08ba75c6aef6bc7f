import type { Migration } from '../src/platform/database/migrate.ts'

export const comments: Migration = async (db) => {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('thread_id', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('node_id', 'text')
    .addColumn('person_id', 'text')
    .addColumn('guest_id', 'text')
    .addColumn('guest_number', 'integer')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('edited_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text')
    .execute()
  await db.schema.createIndex('comments_file').on('comments').columns(['file_id', 'seq']).unique().execute()
  await db.schema.createIndex('comments_thread').on('comments').column('thread_id').execute()
  await db.schema.createIndex('comments_person').on('comments').column('person_id').execute()
  await db.schema.createIndex('comments_resolved_by').on('comments').column('resolved_by').execute()

  await db.schema
    .createTable('comment_mentions')
    .addColumn('comment_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_mentions_key', ['comment_id', 'person_id'])
    .execute()
  await db.schema.createIndex('comment_mentions_person').on('comment_mentions').column('person_id').execute()

  await db.schema
    .createTable('comment_reads')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_reads_key', ['file_id', 'person_id'])
    .execute()
  await db.schema.createIndex('comment_reads_person').on('comment_reads').column('person_id').execute()

  await db.schema
    .createTable('comment_counters')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('guests', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('comment_guests')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_guests_key', ['file_id', 'guest_id'])
    .execute()
}
