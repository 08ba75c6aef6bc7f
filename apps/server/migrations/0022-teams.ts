import type { Migration } from '../src/platform/database/migrate.ts'

/**
 * A team has the id of its space, which says who owns it. Its files are in that space, and its members have rights to them by one grant
 * to its root.
 */
export const teams: Migration = async (db) => {
  await db.schema
    .createTable('teams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_name', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('team_members')
    .addColumn('team_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('team_members_key', ['person_id', 'team_id'])
    .execute()
  await db.schema.createIndex('team_members_team').on('team_members').columns(['team_id', 'state']).execute()
}
