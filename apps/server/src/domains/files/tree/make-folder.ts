import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import { livingFile, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { addEntry } from './add-entry.ts'
import { requireDepth } from './folder-depth.ts'
import { requireName } from './require-name.ts'
import { spaceFor } from './space-for.ts'

export function makeFolder(services: Services): Handler<'/mkdir'> {
  const { database, access } = services
  return async ({ dir_name, parent_guid, idempotency_key: key }, { session }) => {
    const principal = principalOf(session)
    requireName(dir_name, 'dir_name')
    const spaceId = await spaceFor(services, session, parent_guid)
    const folderId = await addEntry(services, {
      spaceId,
      parentId: parent_guid,
      type: 'folder',
      kind: 0,
      key,
      nameIn: async (db, parentId) => {
        await requireDepth(db, parentId, 1, 'parent_guid')
        return dir_name
      },
    })
    const role = await access.require(principal, 'see', folderId)
    return presentFile(await livingFile(database.tables<FileTables>(), folderId), principal, role)
  }
}
