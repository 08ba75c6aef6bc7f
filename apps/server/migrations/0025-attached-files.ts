import type { Migration } from '../src/platform/database/migrate.ts'

/** Files that people attach to topics are resources like pictures; they alone have a name. Pictures of imported files may have other types. */
export const attachedFiles: Migration = async (db) => {
  await db.schema.alterTable('resources').addColumn('name', 'text').execute()
  await db.schema.alterTable('resource_uploads').addColumn('name', 'text').execute()
  await db.schema
    .alterTable('resource_uploads')
    .addColumn('imported', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
