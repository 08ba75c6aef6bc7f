import type { Migration } from '../src/platform/database/migrate.ts'

export const notifications: Migration = async (db) => {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('guest_number', 'integer')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('comment_id', 'text')
    .addColumn('node_id', 'text')
    .addColumn('excerpt', 'text')
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('to_mail', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('notifications_person').on('notifications').columns(['person_id', 'at', 'id']).execute()
  await db.schema.createIndex('notifications_file').on('notifications').column('file_id').execute()
  await db.schema.createIndex('notifications_actor').on('notifications').column('actor_id').execute()
  await db.schema.createIndex('notifications_at').on('notifications').column('at').execute()

  await db.schema
    .createTable('muted_documents')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('muted_documents_key', ['person_id', 'file_id'])
    .execute()
  await db.schema.createIndex('muted_documents_file').on('muted_documents').column('file_id').execute()

  await db.schema
    .createTable('notification_mails')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .execute()
  await db.schema.createIndex('notification_mails_due').on('notification_mails').column('due_at').execute()
}
