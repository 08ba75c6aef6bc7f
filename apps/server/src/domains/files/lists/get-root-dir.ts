import type { Handler } from '../../../platform/http/calls/call.ts'
import { noSuchFile, personalSpace, principalOf } from '../../access/index.ts'
import { livingFile, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { findRoot, holdTree } from '../tree/tree.ts'

export function getRootDir(services: Services): Handler<'/get_root_dir'> {
  const db = services.database.tables<FileTables>()
  return async ({ team_id }, { session }) => {
    const principal = principalOf(session)
    const rootId = await rootFor(services, session, team_id)
    const role = await services.access.require(principal, 'see', rootId)
    return presentFile(await livingFile(db, rootId), principal, role)
  }
}

/** The root of a team, or of the person where none is named. Whether one may see it is still to be asked. */
export async function rootFor(
  services: Pick<Services, 'database' | 'access'>,
  { personId }: { personId: string },
  teamId: string | undefined,
): Promise<string> {
  if (teamId === undefined) return rootOf(services, personalSpace(personId))
  const rootId = await findRoot(services.database.tables<FileTables>(), teamId)
  if (rootId === undefined) throw noSuchFile()
  return rootId
}

/** The folder in which everything of a person lies; made when somebody first looks for it. */
export async function rootOf(
  { database, access }: Pick<Services, 'database' | 'access'>,
  spaceId: string,
): Promise<string> {
  const known = await findRoot(database.tables<FileTables>(), spaceId)
  if (known !== undefined) return known
  return database
    .tables<unknown>()
    .transaction()
    .execute((transaction) => holdTree(access, transaction, spaceId))
}
