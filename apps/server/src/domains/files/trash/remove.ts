import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { branchesOf } from '../tree/branches.ts'
import { eachOnce } from '../tree/named-files.ts'
import { holdTree } from '../tree/tree.ts'

export function remove({ database, access }: Services): Handler<'/rm'> {
  return async ({ file_guids }, { session }) => {
    const asked = eachOnce(file_guids)
    await access.requireAll(principalOf(session), 'manage', asked)
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const spaces = await spacesOf(transaction, asked)
        for (const spaceId of spaces) await holdTree(access, transaction, spaceId)
        const branches = await branchesOf(tablesIn<FileTables>(transaction), asked)
        for (const [top, fileIds] of branches) await putIntoTrash(transaction, top, fileIds)
        await access.raise(transaction, spaces)
      })
    for (const fileId of asked) access.changed(fileId)
    return { removed: asked.length }
  }
}

/** In one order for all, so that two calls never wait for each other. */
async function spacesOf(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<string[]> {
  const spaces = await tablesIn<FileTables>(transaction)
    .selectFrom('files')
    .select('space_id')
    .distinct()
    .where('id', 'in', fileIds)
    .orderBy('space_id')
    .execute()
  return spaces.map(({ space_id }) => space_id)
}

async function putIntoTrash(transaction: Transaction<unknown>, top: string, fileIds: readonly string[]): Promise<void> {
  const trashed_at = Date.now()
  for (const ids of batches(fileIds)) {
    await tablesIn<FileTables>(transaction)
      .updateTable('files')
      .set({ trashed_at, trashed_with: top })
      .where('id', 'in', ids)
      .execute()
  }
}
