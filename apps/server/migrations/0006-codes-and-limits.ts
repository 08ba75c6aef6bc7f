import type { Migration } from '../src/platform/database/migrate.ts'

export const codesAndLimits: Migration = async (db) => {
  await db.schema
    .createTable('codes')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('codes_expiry').on('codes').column('expires_at').execute()

  await db.schema
    .createTable('limit_notes')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('limit_notes_expiry').on('limit_notes').column('expires_at').execute()

  // Accounts from before codes were sent have proved nothing.
  await db.schema.alterTable('accounts').addColumn('email_proved_at', 'bigint').execute()
}
