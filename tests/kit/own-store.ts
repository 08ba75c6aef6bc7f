import { sql } from 'kysely'
import { type Access, createAccess } from '../../apps/server/src/domains/access/index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { type Ask, readTableShapes } from '../../apps/server/src/platform/database/table-shapes.ts'
import { openStore } from './database.ts'
import type { RunningServer } from './server.ts'

interface OwnStore {
  database: Database
  access: Access
  /** A folder, straight into the table. */
  makeFolder: (ownerId: string, parentId: string, name: string) => Promise<string>
  /** Makes somebody a member of a file, as long as there is no call that does. */
  letIn: (personId: string, fileId: string, role: 'editor' | 'viewer', expiresAt?: number) => Promise<void>
  /** Where this id is still named: every table and column that holds it. */
  rowsNaming: (id: string) => Promise<string[]>
  filesOf: (personId: string) => Promise<number>
  close: () => Promise<void>
}

/** A running server's database, opened beside it, for what no call does yet. */
export function openStoreOf({ store }: RunningServer): OwnStore {
  const database = openStore(store)
  const access = createAccess({ database })
  const db = database.tables<{ files: Record<string, string | number | null> }>()
  const give: (right: Parameters<Access['give']>[1]) => Promise<void> = (right) =>
    database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => access.give(transaction, right))
  let folders = 0
  return {
    database,
    access,
    makeFolder: async (ownerId, parentId, name) => {
      const id = `${Date.now().toString(16)}${(folders++).toString(16)}`.padStart(32, '0')
      const times = { created_at: Date.now(), updated_at: Date.now() }
      await db
        .insertInto('files')
        .values({
          id,
          owner_id: ownerId,
          parent_id: parentId,
          type: 'folder',
          kind: 0,
          name,
          sort_name: name.toLowerCase(),
          ...times,
        })
        .execute()
      await give({ fileId: id, personId: ownerId, source: 'owner', role: 'owner', expiresAt: null })
      return id
    },
    letIn: (personId, fileId, role, expiresAt) =>
      give({ fileId, personId, source: 'member', role, expiresAt: expiresAt ?? null }),
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
      const rows = await db.selectFrom('files').select('id').where('owner_id', '=', personId).execute()
      return rows.length
    },
    close: () => database.close(),
  }
}
