import type { PlanLimits } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { newId } from '../../platform/random.ts'
import { noSuchFile } from '../access/index.ts'
import type { Services } from './services.ts'
import { sortName } from './sort-name.ts'
import type { FileTables } from './tables.ts'
import { holdTree } from './tree.ts'

interface Order {
  personId: string
  /** The root where none is named. */
  parentId: string | undefined
  name: string
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
      if (!order.lifted) await requireRoom(db, order)
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
          name: order.name,
          sort_name: sortName(order.name),
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

async function requireRoom(
  db: Kysely<FileTables>,
  { personId, limits: { documents: limit }, reason }: Order,
): Promise<void> {
  if (limit === null) return
  const { count } = await db
    .selectFrom('files')
    .select((files) => files.fn.countAll<number>().as('count'))
    .where('owner_id', '=', personId)
    .where('type', '=', 'file')
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= limit) throw new AppError(-111, { code: '213', params: { limit, reason } })
}
