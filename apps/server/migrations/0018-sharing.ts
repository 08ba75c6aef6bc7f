import type { Migration } from '../src/platform/database/migrate.ts'

/** Guests, the links that somebody has proven, shares of files, and who has viewed which. */
export const sharing: Migration = async (db) => {
  await db.schema
    .createTable('guest_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('guest_sessions_expiry').on('guest_sessions').column('expires_at').execute()

  await db.schema
    .createTable('link_proofs')
    .addColumn('holder_id', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('password_version', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('link_proofs_key', ['holder_id', 'link_id'])
    .execute()
  await db.schema.createIndex('link_proofs_link').on('link_proofs').column('link_id').execute()
  await db.schema.createIndex('link_proofs_expiry').on('link_proofs').column('expires_at').execute()

  await db.schema
    .createTable('shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull().unique())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('password_version', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('may_save', 'integer', (column) => column.notNull())
    .addColumn('may_comment', 'integer', (column) => column.notNull())
    .addColumn('embed_hosts', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('share_views')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('share_id', 'text', (column) => column.notNull())
    .addColumn('viewed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_views_key', ['person_id', 'share_id'])
    .execute()
  await db.schema
    .createIndex('share_views_time')
    .on('share_views')
    .columns(['person_id', 'viewed_at', 'share_id'])
    .execute()
  await db.schema.createIndex('share_views_share').on('share_views').column('share_id').execute()
}
