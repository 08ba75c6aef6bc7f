import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { noSuchFile } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'

/** What a caller named, one or many, each once. */
export const eachOnce = (named: string | readonly string[]): string[] => [
  ...new Set(typeof named === 'string' ? [named] : named),
]

/** Refuses (-104) files of other spaces or in the trash, and (-400) the root. To be asked while the trees are held. */
export async function requireFilesIn(db: Kysely<FileTables>, spaceIds: readonly string[], fileIds: readonly string[]) {
  const files = await db
    .selectFrom('files')
    .select(['id', 'type', 'parent_id'])
    .where('id', 'in', fileIds)
    .where('space_id', 'in', spaceIds)
    .where('trashed_at', 'is', null)
    .execute()
  if (files.length < fileIds.length) throw noSuchFile()
  if (files.some(({ parent_id }) => parent_id === null)) throw new AppError(-400, { field: 'file_guids' })
  return files as (Pick<FileTables['files'], 'id' | 'type'> & { parent_id: string })[]
}

/** Each once. */
export async function spacesOfFiles(db: Kysely<FileTables>, fileIds: readonly string[]): Promise<string[]> {
  const spaces = await db.selectFrom('files').select('space_id').distinct().where('id', 'in', fileIds).execute()
  return spaces.map(({ space_id }) => space_id)
}
