import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { livingFile, presentFile } from './file-row.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

export function fileInfo({ database, access }: Services): Handler<'/file_info'> {
  const db = database.tables<FileTables>()
  return async ({ file_guid }, { session }) => {
    const principal = principalOf(session)
    const role = await access.require(principal, 'see', file_guid)
    return presentFile(await livingFile(db, file_guid), principal, role)
  }
}
