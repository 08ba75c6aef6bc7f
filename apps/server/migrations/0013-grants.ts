import { sql } from 'kysely'
import type { Migration } from '../src/platform/database/migrate.ts'

/** Capabilities as bits, as they were when this landed: see 1, comment 2, copy 4, export 8, edit 16, share 32, manage 64, history 128. */
const presets = { owner: 255, editor: 159, viewer: 15 }

/**
 * Rights become grants. Owners need none: theirs come with the space. What is in the trash is known by `trashed_at`, which was always
 * written together with `sleeping_files`.
 */
export const grants: Migration = async (db) => {
  await db.schema
    .createTable('grants')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('capabilities', 'integer', (column) => column.notNull())
    .addColumn('password_version', 'integer')
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('grants_key', ['file_id', 'subject_type', 'subject_id', 'source'])
    .execute()
  await db.schema
    .createIndex('grants_subject')
    .on('grants')
    .columns(['subject_type', 'subject_id', 'file_id'])
    .execute()
  const role = sql.ref('role')
  await sql`
    insert into grants (file_id, subject_type, subject_id, source, capabilities, expires_at, created_at)
    select file_id, 'person', person_id, source,
      case ${role} when 'owner' then ${sql.lit(presets.owner)} when 'editor' then ${sql.lit(presets.editor)} else ${sql.lit(presets.viewer)} end,
      expires_at, created_at
    from file_rights where source <> 'owner'`.execute(db)
  await db.schema.dropTable('file_rights').execute()
  await db.schema.dropTable('sleeping_files').execute()
}
