import { sql } from 'kysely'
import type { Migration } from '../src/platform/database/migrate.ts'

/**
 * Files belong to a space instead of a person. A person's space has the person's id, so no row of `files` changes, and its indexes
 * follow the new name.
 */
export const spaces: Migration = async (db) => {
  await db.schema
    .createTable('spaces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('spaces_owner').on('spaces').column('owner_id').execute()

  await sql`insert into spaces (id, type, owner_id, created_at) select id, 'person', id, created_at from accounts`.execute(
    db,
  )
  // Of accounts that were deleted while their files were still being removed.
  await sql`
    insert into spaces (id, type, owner_id, created_at)
    select owner_id, 'person', owner_id, min(created_at) from files
    where owner_id not in (select id from accounts) group by owner_id`.execute(db)
  await db.schema.alterTable('files').renameColumn('owner_id', 'space_id').execute()
}
