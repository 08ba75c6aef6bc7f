import { sql } from 'kysely'
import type { Migration } from '../src/platform/database/migrate.ts'

/** The journal is numbered per document from here on, and each document has a row that says how far its numbers are. */
export const documentHeads: Migration = async (db, { bytes }) => {
  await db.schema
    .createTable('document_heads')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('compacted_seq', 'bigint', (column) => column.notNull())
    .addColumn('turn_holder', 'text')
    .execute()
  await sql`
    insert into document_heads (file_id, seq, compacted_seq)
    select file_id, (select count(*) from document_journal where document_journal.file_id = document_states.file_id), 0
    from document_states`.execute(db)

  // SQLite cannot change the primary key of a table, so both engines get a new one.
  await db.schema
    .createTable('numbered_journal')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Last: SQLite would walk through all of it to get to the columns behind it.
    .addColumn('change', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_journal_key', ['file_id', 'seq'])
    .execute()
  await sql`
    insert into numbered_journal (file_id, seq, person_id, at, change)
    select file_id, row_number() over (partition by file_id order by seq), person_id, at, change
    from document_journal`.execute(db)
  await db.schema.dropTable('document_journal').execute()
  await db.schema.alterTable('numbered_journal').renameTo('document_journal').execute()

  await db.schema
    .createTable('numbered_quarantine')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('change', bytes, (column) => column.notNull())
    // With the time: rows from before keep a number that the document may reach once more.
    .addPrimaryKeyConstraint('document_quarantine_key', ['file_id', 'seq', 'at'])
    .execute()
  await sql`
    insert into numbered_quarantine (file_id, seq, at, change)
    select file_id, seq, at, change from document_quarantine`.execute(db)
  await db.schema.dropTable('document_quarantine').execute()
  await db.schema.alterTable('numbered_quarantine').renameTo('document_quarantine').execute()
}
