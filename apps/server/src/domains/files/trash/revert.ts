import type { PlanLimits } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { deepest, depthOf, foldersWithin } from '../tree/folder-depth.ts'
import { eachOnce } from '../tree/named-files.ts'
import { requireRoom } from '../tree/require-room.ts'
import { holdTrees } from '../tree/tree.ts'
import { requireTrash, requireTrashOf } from './require-trash.ts'
import { allTops, requireTops, trashedWith } from './trash.ts'

/** Out of the trash, each to where it was. */
export function revert(services: Services): Handler<'/revert'> {
  return async ({ file_guids }, { session }) => {
    const asked = eachOnce(file_guids)
    const bySpace = await requireTrashOf(services, session, asked, 'arrange')
    await restoreFromTrash(services, bySpace.keys(), (db, spaceId) =>
      requireTops(db, spaceId, bySpace.get(spaceId) ?? []),
    )
    return { restored: asked.length }
  }
}

export function revertTrash(services: Services): Handler<'/revert_trash'> {
  return async ({ team_id }, { session }) => {
    const { spaceId } = await requireTrash(services, session, team_id, 'arrange')
    return { restored: await restoreFromTrash(services, [spaceId], allTops) }
  }
}

/** All of them or none; gives how many were thrown away themselves. */
async function restoreFromTrash(
  { database, access, planOfSpace }: Services,
  spaces: Iterable<string>,
  find: (db: Kysely<FileTables>, spaceId: string) => Promise<string[]>,
): Promise<number> {
  const limits = new Map<string, PlanLimits>()
  for (const spaceId of spaces) limits.set(spaceId, (await planOfSpace(spaceId)).limits)
  const { count, back } = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const roots = await holdTrees(access, transaction, [...limits.keys()])
      const back: string[] = []
      let count = 0
      for (const [spaceId, ofPlan] of limits) {
        const tops = await find(tablesIn<FileTables>(transaction), spaceId)
        const rootId = roots.get(spaceId) as string
        back.push(...(await restore(transaction, { spaceId, rootId, tops, limits: ofPlan })))
        count += tops.length
      }
      await access.raise(transaction, [...limits.keys()])
      return { count, back }
    })
  for (const fileId of back) access.changed(fileId)
  return count
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
