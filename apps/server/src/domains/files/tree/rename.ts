import { AppError } from '../../../platform/app-error.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { sortName } from '../../../platform/text/sort-name.ts'
import { principalOf } from '../../access/index.ts'
import { livingFile, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { eachOnce } from './named-files.ts'
import { requireName } from './require-name.ts'

export function rename({ database, access, documents, search }: Services): Handler<'/rename'> {
  const db = database.tables<FileTables>()
  return async ({ file_guids, new_name }, { session }) => {
    const principal = principalOf(session)
    requireName(new_name, 'new_name')
    const [fileId = ''] = eachOnce(file_guids)
    const role = await access.require(principal, 'arrange', fileId)
    const { parent_id } = await livingFile(db, fileId)
    // The root has no name that anybody gave it.
    if (parent_id === null) throw new AppError(-400, { field: 'file_guids' })
    const prepared = await search.prepare(fileId)
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await tablesIn<FileTables>(transaction)
          .updateTable('files')
          .set({ name: new_name, sort_name: sortName(new_name), updated_at: Date.now() })
          .where('id', '=', fileId)
          .where('trashed_at', 'is', null)
          .execute()
        await search.write(transaction, fileId, prepared)
      })
    const file = await livingFile(db, fileId)
    documents.renamed(fileId, file.name)
    return presentFile(file, principal, role)
  }
}
