import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { branchesOf } from '../tree/branches.ts'
import { eachOnce, requireFilesIn, spacesOfFiles } from '../tree/named-files.ts'
import { holdTrees } from '../tree/tree.ts'

export function remove({ database, access }: Services): Handler<'/rm'> {
  return async ({ file_guids }, { session }) => {
    const asked = eachOnce(file_guids)
    await access.requireAll(principalOf(session), 'arrange', asked)
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<FileTables>(transaction)
        const spaces = await spacesOfFiles(db, asked)
        await holdTrees(access, transaction, spaces)
        // One may have gone to another space a moment ago.
        await requireFilesIn(db, spaces, asked)
        const branches = await branchesOf(db, asked)
        for (const [top, fileIds] of branches) await putIntoTrash(transaction, top, fileIds)
        await access.raise(transaction, spaces)
      })
    for (const fileId of asked) access.changed(fileId)
    return { removed: asked.length }
  }
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
