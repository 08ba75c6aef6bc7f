import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { personalSpace, principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { foldersWithin, requireDepth } from './folder-depth.ts'
import { eachOnce, requireFilesIn } from './named-files.ts'
import { requireFolderIn } from './require-folder.ts'
import { holdTree } from './tree.ts'

export function move({ database, access }: Services): Handler<'/mv'> {
  return async ({ file_guids, move_to }, { session }) => {
    const spaceId = personalSpace(session.personId)
    const asked = eachOnce(file_guids)
    await access.requireAll(principalOf(session), 'manage', [...asked, move_to])
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await holdTree(access, transaction, spaceId)
        await moveAll(tablesIn<FileTables>(transaction), spaceId, asked, move_to)
        await access.raise(transaction, [spaceId])
      })
    // Rights come from the folders a file lies in.
    for (const fileId of asked) access.changed(fileId)
    return { moved: asked.length }
  }
}

/** While the tree is held: what is above and below what does not change before the move is written (T3). */
async function moveAll(db: Kysely<FileTables>, spaceId: string, asked: readonly string[], to: string): Promise<void> {
  await requireFolderIn(db, spaceId, to, 'move_to')
  const files = await requireFilesIn(db, spaceId, asked)
  const foldersOf = (some: typeof files) => some.filter(({ type }) => type === 'folder').map(({ id }) => id)
  const { folders: within } = await foldersWithin(db, foldersOf(files))
  if (within.has(to)) throw new AppError(-400, { code: 'x-into-itself', field: 'move_to' })
  // What lies in a folder that is named as well goes with it, and stays where it is in there.
  const tops = files.filter(({ parent_id }) => !within.has(parent_id))
  const folders = foldersOf(tops)
  const { levels } = await foldersWithin(db, folders)
  if (folders.length > 0) await requireDepth(db, to, 1 + levels, 'move_to')
  await db
    .updateTable('files')
    .set({ parent_id: to })
    .where(
      'id',
      'in',
      tops.map(({ id }) => id),
    )
    .execute()
}
