import type { Migration } from '../src/platform/database/migrate.ts'

/** Tokens by which the server is known to the workplace chat app, good for some hours. */
export const workchatTokens: Migration = async (db) => {
  await db.schema
    .createTable('workchat_tokens')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
