import type { Capability, Role } from '@ramify/contract'
import { noSuchFile, personalSpace, principalOf } from '../../access/index.ts'
import { rootFor } from '../lists/get-root-dir.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { findRoot } from '../tree/tree.ts'

type Used = Pick<Services, 'database' | 'access'>

/**
 * Rights to files are suspended in the trash. Whoever may do something with the root of a space may do it with its trash: `arrange` to
 * look and to restore, `manage` to remove for good.
 */
export async function requireTrash(
  services: Used,
  session: { personId: string },
  teamId: string | undefined,
  capability: Capability,
): Promise<{ spaceId: string; role: Role }> {
  const rootId = await rootFor(services, session, teamId)
  const role = await services.access.require(principalOf(session), capability, rootId)
  return { spaceId: teamId ?? personalSpace(session.personId), role }
}

/** The same for the spaces of some files in the trash; gives the files by their space. Refuses (-104) what is not in the trash. */
export async function requireTrashOf(
  { database, access }: Used,
  session: { personId: string },
  fileIds: readonly string[],
  capability: Capability,
): Promise<Map<string, string[]>> {
  const db = database.tables<FileTables>()
  const files = await db
    .selectFrom('files')
    .select(['id', 'space_id'])
    .where('id', 'in', fileIds)
    .where('trashed_at', 'is not', null)
    .execute()
  if (files.length < fileIds.length) throw noSuchFile()
  const bySpace = new Map<string, string[]>()
  for (const { id, space_id } of files) bySpace.set(space_id, [...(bySpace.get(space_id) ?? []), id])
  const roots = await Promise.all([...bySpace.keys()].map(async (spaceId) => (await findRoot(db, spaceId)) ?? ''))
  await access.requireAll(principalOf(session), capability, roots)
  return bySpace
}
