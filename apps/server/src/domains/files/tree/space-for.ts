import { personalSpace, principalOf } from '../../access/index.ts'
import { livingFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'

type Used = Pick<Services, 'database' | 'access'>

/** The space to which something new in this folder, or in the own root, will belong. Refuses (-104) folders where one may add nothing. */
export async function spaceFor(
  { database, access }: Used,
  session: { personId: string },
  folderId: string | undefined,
): Promise<string> {
  if (folderId === undefined) return personalSpace(session.personId)
  await access.require(principalOf(session), 'arrange', folderId)
  return (await livingFile(database.tables<FileTables>(), folderId)).space_id
}
