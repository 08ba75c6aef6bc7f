import type { Migration } from '../src/platform/database/migrate.ts'

/** What is rendered for people. Whichever process works on a task, all of them answer how far it is. */
export const exportTasks: Migration = async (db) => {
  await db.schema
    .createTable('export_tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('guest_id', 'text')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer')
    .addColumn('run_slot', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('steps_done', 'integer', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    // A person has so many tasks, and so many of them at work: whoever comes at once cannot take the same place.
    .addUniqueConstraint('export_tasks_slot', ['holder', 'slot'])
    .addUniqueConstraint('export_tasks_run_slot', ['holder', 'run_slot'])
    .execute()
  await db.schema.createIndex('export_tasks_expiry').on('export_tasks').column('expires_at').execute()
  await db.schema.createIndex('export_tasks_file').on('export_tasks').column('file_id').execute()
  await db.schema.createIndex('export_tasks_state').on('export_tasks').columns(['state', 'seen_at']).execute()
}
