import type { Handler } from '../../platform/http/calls/call.ts'
import { type Principal, principalOf } from '../access/index.ts'
import { livingFile, presentFile } from './file-row.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

export function fileInfo({ database, access }: Services): Handler<'/file_info'> {
  const db = database.tables<FileTables>()
  const seesByLink = async (principal: Principal, fileId: string) => {
    const standing = await access.standingOf(principal, fileId)
    if (!standing || standing.links.length === 0) return false
    return principal.personId === null || !(await access.membersOf(fileId)).includes(principal.personId)
  }
  return async ({ file_guid }, { session }) => {
    const principal = principalOf(session)
    const role = await access.require(principal, 'see', file_guid)
    const entry = presentFile(await livingFile(db, file_guid), principal, role)
    return { ...entry, by_link: await seesByLink(principal, file_guid) }
  }
}
