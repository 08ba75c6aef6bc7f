import type { Kysely } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { noSuchFile } from '../access/index.ts'
import { requireRoom } from './require-room.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'
import { holdTree } from './tree.ts'

/** Out of the trash, each to where it was. Rights sleep there, so what counts is whose it is. */
export function revert({ database, access, planOf }: Services): Handler<'/revert'> {
  return async ({ file_guids }, { session: { personId } }) => {
    const asked = [...new Set(typeof file_guids === 'string' ? [file_guids] : file_guids)]
    const { limits } = await planOf(personId)
    const back = await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<FileTables>(transaction)
        const rootId = await holdTree(access, transaction, personId)
        const tops = await requireTops(db, personId, asked)
        const files = await trashedWith(db, personId, tops)
        const count = files.filter(({ type }) => type === 'file').length
        await requireRoom(db, personId, { limits, count, code: '-111:restore', reason: 'rs016' })
        const fileIds = files.map(({ id }) => id)
        await takeOut(db, fileIds)
        await bringHome(db, personId, tops, rootId)
        await access.resume(transaction, fileIds)
        return fileIds
      })
    for (const fileId of back) access.changed(fileId)
    return { restored: asked.length }
  }
}

/** What was thrown away itself. What lay in it may be named beside it, as when it was removed, and comes with it. */
async function requireTops(db: Kysely<FileTables>, personId: string, asked: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('files')
    .select(['id', 'trashed_with'])
    .where('id', 'in', asked)
    .where('owner_id', '=', personId)
    .where('trashed_at', 'is not', null)
    .execute()
  const tops = found.filter(({ id, trashed_with }) => trashed_with === id).map(({ id }) => id)
  const isCovered = found.every(({ trashed_with }) => trashed_with !== null && tops.includes(trashed_with))
  if (found.length < asked.length || !isCovered) throw noSuchFile()
  return tops
}

function trashedWith(db: Kysely<FileTables>, personId: string, tops: readonly string[]) {
  return db
    .selectFrom('files')
    .select(['id', 'type'])
    .where('owner_id', '=', personId)
    .where('trashed_at', 'is not', null)
    .where('trashed_with', 'in', tops)
    .execute()
}

async function takeOut(db: Kysely<FileTables>, fileIds: readonly string[]): Promise<void> {
  for (const ids of batches(fileIds)) {
    await db.updateTable('files').set({ trashed_at: null, trashed_with: null }).where('id', 'in', ids).execute()
  }
}

/** What lay in a folder that is in the trash itself, or gone for good, would be nowhere to be seen. */
async function bringHome(
  db: Kysely<FileTables>,
  personId: string,
  tops: readonly string[],
  rootId: string,
): Promise<void> {
  const folders = db
    .selectFrom('files as folders')
    .select('folders.id')
    .where('folders.owner_id', '=', personId)
    .where('folders.type', '=', 'folder')
    .where('folders.trashed_at', 'is', null)
  await db
    .updateTable('files')
    .set({ parent_id: rootId })
    .where('id', 'in', tops)
    .where('parent_id', 'not in', folders)
    .execute()
}
