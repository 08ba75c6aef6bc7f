import type { Migration } from '../src/platform/database/migrate.ts'

/** Invitations into a team to addresses of people who have no account here. */
export const teamInvitations: Migration = async (db) => {
  await db.schema
    .createTable('team_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('team_invitations_team', ['team_id', 'kind', 'address'])
    .execute()
  await db.schema.createIndex('team_invitations_address').on('team_invitations').columns(['address', 'kind']).execute()
  await db.schema.createIndex('team_invitations_expiry').on('team_invitations').column('expires_at').execute()
}
