import type { Handler } from '../../../platform/http/calls/call.ts'
import { personalSpace, principalOf } from '../../access/index.ts'
import { livingFile, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { findRoot, holdTree } from '../tree/tree.ts'

export function getRootDir(services: Services): Handler<'/get_root_dir'> {
  const db = services.database.tables<FileTables>()
  return async (_input, { session }) => {
    const principal = principalOf(session)
    const rootId = await rootOf(services, personalSpace(session.personId))
    const role = await services.access.require(principal, 'see', rootId)
    return presentFile(await livingFile(db, rootId), principal, role)
  }
}

/** The folder in which everything of a space lies; made when somebody first looks for it. */
export async function rootOf({ database, access }: Services, spaceId: string): Promise<string> {
  const known = await findRoot(database.tables<FileTables>(), spaceId)
  if (known !== undefined) return known
  return database
    .tables<unknown>()
    .transaction()
    .execute((transaction) => holdTree(access, transaction, spaceId))
}
