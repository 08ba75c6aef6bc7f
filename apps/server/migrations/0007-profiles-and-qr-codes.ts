import type { Migration } from '../src/platform/database/migrate.ts'

export const profilesAndQrCodes: Migration = async (db) => {
  await db.schema.alterTable('accounts').addColumn('share_password', 'text').execute()

  await db.schema
    .createTable('avatars')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('qr_logins')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('state_hash', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('qr_logins_expiry').on('qr_logins').column('expires_at').execute()
}
