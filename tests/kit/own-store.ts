import { type Access, createAccess } from '../../apps/server/src/domains/access/index.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { RunningServer } from './server.ts'

interface OwnStore {
  database: Database
  access: Access
  /** A folder, as long as there is no call that makes one. */
  makeFolder: (ownerId: string, parentId: string, name: string) => Promise<string>
  /** Makes somebody a member of a file, as long as there is no call that does. */
  letIn: (personId: string, fileId: string, role: 'editor' | 'viewer', expiresAt?: number) => Promise<void>
  close: () => Promise<void>
}

/** A running server's database, opened beside it, for what no call does yet. */
export function openStoreOf({ store }: RunningServer): OwnStore {
  const database = openDatabase({
    url: store.databaseUrl,
    dataDir: store.dataDir,
    onConnectionLost: () => undefined,
    onDeath: (error) => {
      throw error
    },
  })
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
    close: () => database.close(),
  }
}
