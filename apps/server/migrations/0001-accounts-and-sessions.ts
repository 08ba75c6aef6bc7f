import type { Migration } from '../src/platform/database/migrate.ts'

export const accountsAndSessions: Migration = async (db) => {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text')
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('agreed_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('login_tickets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_person').on('sessions').column('person_id').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()
}
