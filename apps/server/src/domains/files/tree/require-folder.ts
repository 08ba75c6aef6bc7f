import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { noSuchFile } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'

/** Refuses (-104) a folder of another space or in the trash, and (-400) a document. To be asked while the tree is held. */
export async function requireFolderIn(
  db: Kysely<FileTables>,
  spaceId: string,
  folderId: string,
  field: string,
): Promise<void> {
  const folder = await db
    .selectFrom('files')
    .select('type')
    .where('id', '=', folderId)
    .where('space_id', '=', spaceId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  if (!folder) throw noSuchFile()
  if (folder.type !== 'folder') throw new AppError(-400, { field })
}
