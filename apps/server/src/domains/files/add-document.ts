import type { PlanLimits } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { newId } from '../../platform/random.ts'
import { noSuchFile } from '../access/index.ts'
import { freeName } from './free-name.ts'
import { requireRoom } from './require-room.ts'
import type { Services } from './services.ts'
import { sortName } from './sort-name.ts'
import type { FileTables } from './tables.ts'
import { holdTree } from './tree.ts'

interface Order {
  personId: string
  /** The root where none is named. */
  parentId: string | undefined
  name: string
  /** Of a name that nobody chose: what it is called instead where others are called so. */
  numbered?: (number: number) => string
  state: Uint8Array
  lifted: boolean
  key: string | undefined
  /** The file whose pictures its content names. */
  copyOf?: string
  limits: PlanLimits
  /** What the person is told to have wanted when the limit is reached. */
  reason: 'rs016' | 'rs017'
}

/** Makes a file, its owner's right and its document, all or nothing; gives the id of the one there is where the key is known. */
export async function addDocument({ database, access, documents, resources }: Services, order: Order): Promise<string> {
  const { personId, key } = order
  return database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<FileTables>(transaction)
      const rootId = await holdTree(access, transaction, personId)
      const made = key === undefined ? undefined : await findByKey(db, personId, key)
      if (made !== undefined) return made
      const parentId = order.parentId ?? rootId
      await requireOwnFolder(db, personId, parentId)
      // A claimed draft arrives, whatever the limits; making more is what stops then.
      if (!order.lifted) await requireRoom(db, personId, { limits: order.limits, code: '213', reason: order.reason })
      const name = order.numbered ? await freeName(db, parentId, order.name, order.numbered) : order.name
      const id = newId()
      const at = Date.now()
      await db
        .insertInto('files')
        .values({
          id,
          owner_id: personId,
          parent_id: parentId,
          type: 'file',
          kind: 0,
          name,
          sort_name: sortName(name),
          touch_key: key ?? null,
          created_at: at,
          updated_at: at,
          trashed_at: null,
          trashed_with: null,
        })
        .execute()
      await access.give(transaction, { fileId: id, personId, source: 'owner', role: 'owner', expiresAt: null })
      await documents.create(transaction, id, order.state, { lifted: order.lifted })
      if (order.copyOf !== undefined) await resources.copy(transaction, order.copyOf, id)
      return id
    })
}

export async function findByKey(db: Kysely<FileTables>, personId: string, key: string): Promise<string | undefined> {
  const made = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', personId)
    .where('touch_key', '=', key)
    .executeTakeFirst()
  return made?.id
}

async function requireOwnFolder(db: Kysely<FileTables>, personId: string, folderId: string): Promise<void> {
  const folder = await db
    .selectFrom('files')
    .select('type')
    .where('id', '=', folderId)
    .where('owner_id', '=', personId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  if (!folder) throw noSuchFile()
  if (folder.type !== 'folder') throw new AppError(-400, { field: 'parent_guid' })
}
