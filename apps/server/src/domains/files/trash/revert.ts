import type { PlanLimits } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { personalSpace } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { deepest, depthOf, foldersWithin } from '../tree/folder-depth.ts'
import { eachOnce } from '../tree/named-files.ts'
import { requireRoom } from '../tree/require-room.ts'
import { holdTree } from '../tree/tree.ts'
import { allTops, requireTops, trashedWith } from './trash.ts'

/** Out of the trash, each to where it was. Rights are suspended there; the owner of the space decides. */
export function revert(services: Services): Handler<'/revert'> {
  return async ({ file_guids }, { session: { personId } }) => {
    const asked = eachOnce(file_guids)
    const spaceId = personalSpace(personId)
    await restoreFromTrash(services, spaceId, (db) => requireTops(db, spaceId, asked))
    return { restored: asked.length }
  }
}

export function revertTrash(services: Services): Handler<'/revert_trash'> {
  return async (_input, { session: { personId } }) => {
    const spaceId = personalSpace(personId)
    return { restored: await restoreFromTrash(services, spaceId, (db) => allTops(db, spaceId)) }
  }
}

/** All of them or none; gives how many were thrown away themselves. */
async function restoreFromTrash(
  { database, access, planOfSpace }: Services,
  spaceId: string,
  find: (db: Kysely<FileTables>) => Promise<string[]>,
): Promise<number> {
  const { limits } = await planOfSpace(spaceId)
  const { tops, back } = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const rootId = await holdTree(access, transaction, spaceId)
      const tops = await find(tablesIn<FileTables>(transaction))
      const back = await restore(transaction, { spaceId, rootId, tops, limits })
      await access.raise(transaction, [spaceId])
      return { tops, back }
    })
  for (const fileId of back) access.changed(fileId)
  return tops.length
}

interface Restoring {
  spaceId: string
  rootId: string
  tops: readonly string[]
  limits: PlanLimits
}

async function restore(
  transaction: Transaction<unknown>,
  { spaceId, rootId, tops, limits }: Restoring,
): Promise<string[]> {
  const db = tablesIn<FileTables>(transaction)
  const files = await trashedWith(db, spaceId, tops)
  const count = files.filter(({ type }) => type === 'file').length
  await requireRoom(db, spaceId, { limits, count, code: '-111:restore', reason: 'rs016' })
  const fileIds = files.map(({ id }) => id)
  for (const ids of batches(fileIds)) {
    await db.updateTable('files').set({ trashed_at: null, trashed_with: null }).where('id', 'in', ids).execute()
  }
  for (const ids of batches(tops)) await moveOrphansToRoot(db, spaceId, ids, rootId)
  const folders = new Set(files.filter(({ type }) => type === 'folder').map(({ id }) => id))
  for (const id of tops) if (folders.has(id)) await moveToRootIfTooDeep(db, id, rootId)
  return fileIds
}

/** What lay in a folder that is in the trash itself, or gone for good, would be nowhere to be seen. */
async function moveOrphansToRoot(
  db: Kysely<FileTables>,
  spaceId: string,
  tops: readonly string[],
  rootId: string,
): Promise<void> {
  const folders = db
    .selectFrom('files as folders')
    .select('folders.id')
    .where('folders.space_id', '=', spaceId)
    .where('folders.type', '=', 'folder')
    .where('folders.trashed_at', 'is', null)
  await db
    .updateTable('files')
    .set({ parent_id: rootId })
    .where('id', 'in', tops)
    .where('parent_id', 'not in', folders)
    .execute()
}

/** A folder whose place was moved deep down meanwhile comes to the root: no tree is deeper than any. */
async function moveToRootIfTooDeep(db: Kysely<FileTables>, folderId: string, rootId: string): Promise<void> {
  const { levels } = await foldersWithin(db, [folderId])
  if ((await depthOf(db, folderId)) + levels <= deepest) return
  await db.updateTable('files').set({ parent_id: rootId }).where('id', '=', folderId).execute()
}
