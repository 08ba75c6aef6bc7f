import { clientSchemaHeader } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { sql, type Transaction } from 'kysely'
import { type Access, createAccess, personalSpace } from '../../../apps/server/src/domains/access/index.ts'
import { hashPassword } from '../../../apps/server/src/domains/accounts/sign-in/password-hash.ts'
import type { AccountTables } from '../../../apps/server/src/domains/accounts/tables.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { type Ask, readTableShapes } from '../../../apps/server/src/platform/database/table-shapes.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { createSessions } from '../../../apps/server/src/platform/sessions/sessions.ts'
import { apiClient, newEmail, type Person, password } from '../api.ts'
import { addFile } from '../database/add-file.ts'
import { openStore } from '../database/database.ts'
import { memberGrant } from './member-grant.ts'
import type { RunningServer } from './server.ts'

interface OwnStore {
  database: Database
  access: Access
  /** Registered and signed in, without the work that a password is for the server. */
  newPerson: () => Promise<Person & { id: string }>
  /** A folder, straight into the table. */
  makeFolder: (ownerId: string, parentId: string, name: string) => Promise<string>
  /** Makes somebody a member of a file, as long as there is no call that does. */
  letIn: (personId: string, fileId: string, role: 'editor' | 'viewer', expiresAt?: number) => Promise<void>
  /** Where this id is still named: every table and column that holds it. */
  rowsNaming: (id: string) => Promise<string[]>
  filesOf: (personId: string) => Promise<number>
  close: () => Promise<void>
}

/** Of everybody's password. */
let passwordHash: Promise<string> | undefined

/** A running server's database, opened beside it, for what no call does yet. */
export function openStoreOf({ store, address }: Pick<RunningServer, 'store' | 'address'>): OwnStore {
  const database = openStore(store)
  // Before anything else is asked: the server and other tests write as well, and on a busy machine for longer than 5 s.
  if (database.engine === 'sqlite') void sql`pragma busy_timeout = 120000`.execute(database.tables())
  const access = createAccess({ database })
  const db = database.tables<{ files: Record<string, string | number | null> }>()
  const sessions = createSessions({ database, days: 1 })
  return {
    database,
    access,
    newPerson: async () => {
      const [id, email] = [newId(), newEmail()]
      passwordHash ??= hashPassword(password)
      const times = { email_proved_at: null, agreed_at: Date.now(), created_at: Date.now() }
      const blank = { avatar: null, phone: null, share_password: null }
      await database
        .tables<AccountTables>()
        .insertInto('accounts')
        .values({
          id,
          email,
          nickname: email.split('@')[0] ?? '',
          password_hash: await passwordHash,
          ...times,
          ...blank,
        })
        .execute()
      const { token } = await sessions.open(id, { device: 'a test', address: '127.0.0.1' })
      const api = apiClient(address, token, { [clientSchemaHeader]: String(clientSchema) })
      return { id, email, password, token, api }
    },
    makeFolder: (ownerId, parentId, name) =>
      addFile(database, { space_id: personalSpace(ownerId), parent_id: parentId, type: 'folder', name }),
    // Without a transaction, which would keep everybody else on SQLite waiting for as long as this process waits.
    letIn: (personId, fileId, role, expiresAt) =>
      access.give(database.tables<unknown>() as Transaction<unknown>, memberGrant(fileId, personId, role, expiresAt)),
    rowsNaming: async (id) => {
      const ask: Ask = async (statement) =>
        (await sql.raw<Record<string, unknown>>(statement).execute(database.tables())).rows
      const places: string[] = []
      for (const { name, columns } of await readTableShapes(database.engine, ask)) {
        for (const column of columns.filter(({ kind }) => kind === 'text')) {
          const found =
            await sql`select 1 from ${sql.table(name)} where ${sql.ref(column.name)} = ${id} limit 1`.execute(
              database.tables(),
            )
          if (found.rows.length > 0) places.push(`${name}.${column.name}`)
        }
      }
      return places
    },
    filesOf: async (personId) => {
      const rows = await db.selectFrom('files').select('id').where('space_id', '=', personalSpace(personId)).execute()
      return rows.length
    },
    close: () => database.close(),
  }
}
