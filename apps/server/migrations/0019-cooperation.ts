import type { Migration } from '../src/platform/database/migrate.ts'

/** People who work on one document: who they are, who was invited, who is there, whose turn it is, who asked for what, and a log. */
export const cooperation: Migration = async (db) => {
  await db.schema
    .createTable('cooperations')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('holder_since', 'bigint')
    .addColumn('join_id', 'text', (column) => column.unique())
    .addColumn('code', 'text')
    .addColumn('code_setting', 'text')
    .addColumn('code_expires_at', 'bigint')
    .execute()
  await db.schema.createIndex('cooperations_holder').on('cooperations').column('holder_since').execute()

  await db.schema
    .createTable('cooperation_members')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('setting', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cooperation_members_key', ['file_id', 'person_id'])
    .execute()
  await db.schema
    .createIndex('cooperation_members_person')
    .on('cooperation_members')
    .columns(['person_id', 'joined_at', 'file_id'])
    .execute()

  await db.schema
    .createTable('cooperation_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('setting', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('cooperation_invitations_file', ['file_id', 'kind', 'address'])
    .execute()
  await db.schema
    .createIndex('cooperation_invitations_address')
    .on('cooperation_invitations')
    .columns(['address', 'kind'])
    .execute()

  await db.schema
    .createTable('cooperation_presence')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .addPrimaryKeyConstraint('cooperation_presence_key', ['file_id', 'person_id'])
    .execute()
  await db.schema.createIndex('cooperation_presence_seen').on('cooperation_presence').column('seen_at').execute()

  await db.schema.createIndex('document_heads_turn').on('document_heads').column('turn_holder').execute()

  for (const name of ['edit_requests', 'access_requests']) {
    await db.schema
      .createTable(name)
      .addColumn('file_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['file_id', 'person_id'])
      .execute()
    await db.schema.createIndex(`${name}_person`).on(name).column('person_id').execute()
  }

  await db.schema
    .createTable('access_log')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('by_id', 'text')
    .addColumn('detail', 'text')
    .addPrimaryKeyConstraint('access_log_key', ['file_id', 'at', 'id'])
    .execute()
  await db.schema.createIndex('access_log_at').on('access_log').column('at').execute()
  await db.schema.createIndex('access_log_person').on('access_log').column('person_id').execute()
  await db.schema.createIndex('access_log_by').on('access_log').column('by_id').execute()
}
