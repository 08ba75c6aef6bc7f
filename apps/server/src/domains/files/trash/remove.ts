import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { branchesOf } from '../tree/branches.ts'
import { eachOnce } from '../tree/named-files.ts'
import { holdTree } from '../tree/tree.ts'

export function remove({ database, access }: Services): Handler<'/rm'> {
  return async ({ file_guids }, { session: { personId } }) => {
    const asked = eachOnce(file_guids)
    await access.requireAll(personId, 'manage', asked)
    const gone = await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        for (const owner of await ownersOf(transaction, asked)) await holdTree(access, transaction, owner)
        const branches = await branchesOf(tablesIn<FileTables>(transaction), asked)
        for (const [top, fileIds] of branches) await putIntoTrash(transaction, top, fileIds)
        const fileIds = [...branches.values()].flat()
        await access.suspend(transaction, fileIds)
        return fileIds
      })
    for (const fileId of gone) access.changed(fileId)
    return { removed: asked.length }
  }
}

/** In one order for all, so that two calls never wait for each other. */
async function ownersOf(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<string[]> {
  const owners = await tablesIn<FileTables>(transaction)
    .selectFrom('files')
    .select('owner_id')
    .distinct()
    .where('id', 'in', fileIds)
    .orderBy('owner_id')
    .execute()
  return owners.map(({ owner_id }) => owner_id)
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
