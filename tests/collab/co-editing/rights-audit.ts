import { sql } from 'kysely'
import type { Database, Engine } from '../../../apps/server/src/platform/database/database.ts'
import type { Note, Written } from './who-may-write.ts'

/** A row of the journal, kept when compaction has removed it. */
export interface AuditedRow extends Written {
  change: Uint8Array
}

export interface Audited {
  notes: Note[]
  rows: AuditedRow[]
}

/**
 * Has the database itself note what is written to the journals, and who may write from which change on: by triggers, so that it does not
 * matter which process did it, whether it was killed afterwards, and whether the journal was compacted.
 */
export async function auditRights(database: Database): Promise<void> {
  for (const statement of statements[database.engine]) await sql.raw(statement).execute(database.tables())
}

/**
 * To be called when a change of rights is over. Appends that have read the rights before hold the head of the document until they are
 * committed: whatever is written after this knows the change. SQLite writes one transaction after the other and needs none.
 */
export async function noteRightsHold(database: Database, fileId: string): Promise<void> {
  if (database.engine === 'sqlite') return
  const db = database.tables<{ document_heads: { file_id: string; seq: number } }>()
  const noted = await sql<{ id: number }>`
    select id from audit_rights where file_id = ${fileId} and until_seq is null`.execute(db)
  if (noted.rows.length === 0) return
  const seq = await db.transaction().execute(async (transaction) => {
    const head = await transaction
      .selectFrom('document_heads')
      .select('seq')
      .where('file_id', '=', fileId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return head.seq
  })
  const ids = noted.rows.map(({ id }) => id)
  await sql`update audit_rights set until_seq = ${seq} where id in (${sql.join(ids)}) and until_seq is null`.execute(db)
}

export async function readAudit(database: Database, fileId: string): Promise<Audited> {
  const db = database.tables<unknown>()
  const notes = await sql<Note>`
    select seq, until_seq as "until", tx, what, person_id as "personId", value
    from audit_rights where file_id = ${fileId} order by id`.execute(db)
  const rows = await sql<AuditedRow>`
    select seq, person_id as "personId", change from audit_rows where file_id = ${fileId} order by seq`.execute(db)
  return { notes: notes.rows, rows: rows.rows }
}

const mode = `case when new.is_open = 1 then new.mode else 'closed' end`
const seqOf = (row: 'new' | 'old') => `(select seq from document_heads where file_id = ${row}.file_id)`

/** Each with the event, and the file, the last change, what it is about, the person and the value. */
const noted = [
  ['update of turn_holder on document_heads', 'new.file_id', 'new.seq', `'turn'`, 'new.turn_holder', 'null'],
  ['insert on cooperations', 'new.file_id', seqOf('new'), `'mode'`, 'null', mode],
  ['update of mode, is_open on cooperations', 'new.file_id', seqOf('new'), `'mode'`, 'null', mode],
  ['insert on cooperation_members', 'new.file_id', seqOf('new'), `'member'`, 'new.person_id', 'new.setting'],
  ['update of setting on cooperation_members', 'new.file_id', seqOf('new'), `'member'`, 'new.person_id', 'new.setting'],
  ['delete on cooperation_members', 'old.file_id', seqOf('old'), `'member'`, 'old.person_id', 'null'],
] as const

const written = 'insert into audit_rows (file_id, seq, person_id, change)'
const rowOfJournal = 'new.file_id, new.seq, new.person_id, new.change'

const statements: Record<Engine, readonly string[]> = {
  sqlite: [
    `create table audit_rights (id integer primary key autoincrement, file_id text, seq integer, until_seq integer, tx text,
      what text, person_id text, value text)`,
    'create table audit_rows (file_id text, seq integer, person_id text, change blob)',
    `create trigger audit_journal after insert on document_journal
      begin ${written} values (${rowOfJournal}); end`,
    ...noted.map(
      ([event, file, seq, ...rest], nth) => `create trigger audit_${nth} after ${event}
      begin insert into audit_rights (file_id, seq, until_seq, tx, what, person_id, value)
      values (${file}, ${seq}, ${seq}, null, ${rest.join(', ')}); end`,
    ),
  ],
  postgres: [
    `create table audit_rights (id bigserial primary key, file_id text, seq bigint, until_seq bigint, tx text,
      what text, person_id text, value text)`,
    'create table audit_rows (file_id text, seq bigint, person_id text, change bytea)',
    auditFunction('journal', `${written} values (${rowOfJournal});`),
    'create trigger audit_journal after insert on document_journal for each row execute function audit_journal()',
    ...noted.flatMap(([event, file, seq, ...rest], nth) => [
      auditFunction(
        `${nth}`,
        `insert into audit_rights (file_id, seq, tx, what, person_id, value)
        values (${file}, ${seq}, txid_current()::text, ${rest.join(', ')});`,
      ),
      `create trigger audit_${nth} after ${event} for each row execute function audit_${nth}()`,
    ]),
  ],
}

function auditFunction(name: string, work: string): string {
  return `create function audit_${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`
}
