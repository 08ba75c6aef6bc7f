import type { PlanLimits } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../../access/index.ts'
import { livingFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { changeSpace } from './change-space.ts'
import { foldersWithin, requireDepth } from './folder-depth.ts'
import { eachOnce, requireFilesIn } from './named-files.ts'
import { requireFolderIn } from './require-folder.ts'
import { holdTrees } from './tree.ts'

/** Within a space for those who keep it in order; into another one for the owner of the files, who gives them away by that. */
export function move(services: Services): Handler<'/mv'> {
  const { database, access, search, planOfSpace } = services
  const db = database.tables<FileTables>()
  return async ({ file_guids, move_to: to }, { session }) => {
    const principal = principalOf(session)
    const asked = eachOnce(file_guids)
    await access.requireAll(principal, 'arrange', [...asked, to])
    const { space_id: spaceId } = await livingFile(db, to)
    const leaving = await leavingFor(db, spaceId, asked)
    const leavingIds = leaving.map(({ id }) => id)
    if (leaving.length > 0) await access.requireAll(principal, 'manage', leavingIds)
    const { limits } = await planOfSpace(spaceId)
    const spaces = [...new Set([spaceId, ...leaving.map(({ space_id }) => space_id)])]
    const changed = await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await holdTrees(access, transaction, spaces)
        const changed = await moveAll(services, transaction, { spaces, spaceId, asked, leavingIds, to, limits })
        await access.raise(transaction, spaces)
        return changed
      })
    // Rights come from the folders a file lies in.
    for (const fileId of asked) access.changed(fileId)
    search.later(changed)
    return { moved: asked.length, changed_space: leaving.length }
  }
}

/** Those of the files that are not in this space yet. */
const leavingFor = (db: Kysely<FileTables>, spaceId: string, fileIds: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'space_id'])
    .where('id', 'in', fileIds)
    .where('space_id', '<>', spaceId)
    .execute()

interface Moving {
  /** All that are held, and the one where everything goes. */
  spaces: readonly string[]
  spaceId: string
  asked: readonly string[]
  /** Those of them that come from other spaces. */
  leavingIds: readonly string[]
  to: string
  limits: PlanLimits
}

/**
 * While the trees are held: what is above and below what does not change before the move is written (T3). Gives the files that
 * another space owns now.
 */
async function moveAll(services: Services, transaction: Transaction<unknown>, moving: Moving): Promise<string[]> {
  const { spaces, spaceId, asked, leavingIds, to, limits } = moving
  const db = tablesIn<FileTables>(transaction)
  await requireFolderIn(db, spaceId, to, 'move_to')
  const files = await requireFilesIn(db, spaces, asked)
  // Somebody moved one of them to another space a moment ago.
  if ((await leavingFor(db, spaceId, asked)).some(({ id }) => !leavingIds.includes(id))) throw noSuchFile()
  const foldersOf = (some: typeof files) => some.filter(({ type }) => type === 'folder').map(({ id }) => id)
  const { folders: within } = await foldersWithin(db, foldersOf(files))
  if (within.has(to)) throw new AppError(-400, { code: 'x-into-itself', field: 'move_to' })
  // What lies in a folder that is named as well goes with it, and stays where it is in there.
  const tops = files.filter(({ parent_id }) => !within.has(parent_id)).map(({ id }) => id)
  const folders = foldersOf(files.filter(({ id }) => tops.includes(id)))
  const { levels } = await foldersWithin(db, folders)
  if (folders.length > 0) await requireDepth(db, to, 1 + levels, 'move_to')
  const leavingTops = tops.filter((id) => leavingIds.includes(id))
  const changed =
    leavingTops.length > 0 ? await changeSpace(services, transaction, { tops: leavingTops, spaceId, limits }) : []
  await db.updateTable('files').set({ parent_id: to }).where('id', 'in', tops).execute()
  return changed
}
