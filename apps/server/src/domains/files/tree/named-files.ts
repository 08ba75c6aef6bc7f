import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { noSuchFile } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'

/** What a caller named, one or many, each once. */
export const eachOnce = (named: string | readonly string[]): string[] => [
  ...new Set(typeof named === 'string' ? [named] : named),
]

/** Refuses (-104) files of another space or in the trash, and (-400) the root. To be asked while the tree is held. */
export async function requireFilesIn(db: Kysely<FileTables>, spaceId: string, fileIds: readonly string[]) {
  const files = await db
    .selectFrom('files')
    .select(['id', 'type', 'parent_id'])
    .where('id', 'in', fileIds)
    .where('space_id', '=', spaceId)
    .where('trashed_at', 'is', null)
    .execute()
  if (files.length < fileIds.length) throw noSuchFile()
  if (files.some(({ parent_id }) => parent_id === null)) throw new AppError(-400, { field: 'file_guids' })
  return files as (Pick<FileTables['files'], 'id' | 'type'> & { parent_id: string })[]
}
