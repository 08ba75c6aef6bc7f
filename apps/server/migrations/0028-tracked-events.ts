import type { Migration } from '../src/platform/database/migrate.ts'

/** What is done with the app, as far as whoever runs the server wants to know. Nothing here says who did it. */
export const trackedEvents: Migration = async (db) => {
  await db.schema
    .createTable('tracked_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('extras', 'text')
    .addColumn('host', 'text')
    .addColumn('logged', 'text')
    .execute()
  await db.schema.createIndex('tracked_events_at').on('tracked_events').column('at').execute()
}
