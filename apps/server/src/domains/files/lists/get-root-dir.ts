import type { Handler } from '../../../platform/http/calls/call.ts'
import { livingFile, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { findRoot, holdTree } from '../tree/tree.ts'

export function getRootDir(services: Services): Handler<'/get_root_dir'> {
  const db = services.database.tables<FileTables>()
  return async (_input, { session: { personId } }) => {
    const rootId = await rootOf(services, personId)
    const role = await services.access.require(personId, 'see', rootId)
    return presentFile(await livingFile(db, rootId), personId, role)
  }
}

/** The folder in which everything of a person lies; made when somebody first looks for it. */
export async function rootOf({ database, access }: Services, personId: string): Promise<string> {
  const known = await findRoot(database.tables<FileTables>(), personId)
  if (known !== undefined) return known
  return database
    .tables<unknown>()
    .transaction()
    .execute((transaction) => holdTree(access, transaction, personId))
}
