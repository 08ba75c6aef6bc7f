import type { FileEntry, Role } from '@ramify/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import type { Database } from '../../platform/database/database.ts'
import { isOwner as isOwnerOf, noSuchFile, type Principal, roleAllows } from '../access/index.ts'
import type { FileTables } from './tables.ts'

export type FileRow = Pick<
  Selectable<FileTables['files']>,
  'id' | 'space_id' | 'parent_id' | 'type' | 'kind' | 'name' | 'sort_name' | 'created_at' | 'updated_at'
> & {
  owner_id: string
  space_type: FileTables['spaces']['type']
  is_cooperation: number | null
  is_shared: number
  has_password: number
} & {
  [Column in 'node_count' | 'image_count' | 'thumbnail_version']: FileTables['document_readings'][Column] | null
}

/** Files, with what is known of their documents. */
export function fileRows(db: Kysely<FileTables>) {
  return db
    .selectFrom('files')
    .innerJoin('spaces', 'spaces.id', 'files.space_id')
    .leftJoin('document_readings', 'document_readings.file_id', 'files.id')
    .leftJoin('cooperations', 'cooperations.file_id', 'files.id')
    .leftJoin('shares', 'shares.file_id', 'files.id')
    .select([
      'files.id',
      'files.space_id',
      'spaces.owner_id',
      'cooperations.is_open as is_cooperation',
      'spaces.type as space_type',
      'files.parent_id',
      'files.type',
      'files.kind',
      'files.name',
      'files.sort_name',
      'files.created_at',
      'files.updated_at',
      'document_readings.node_count',
      'document_readings.image_count',
      'document_readings.thumbnail_version',
      sql<number>`case when shares.is_on = 1 and (shares.expires_at is null or shares.expires_at > ${Date.now()})
        then 1 else 0 end`.as('is_shared'),
      sql<number>`case when shares.password is null then 0 else 1 end`.as('has_password'),
    ])
}

/** Those that are not in the trash. */
export const livingFiles = (db: Kysely<FileTables>) => fileRows(db).where('files.trashed_at', 'is', null)

/** One that the caller was already found to have a right to. */
export async function livingFile(db: Kysely<FileTables>, fileId: string): Promise<FileRow> {
  const row = await livingFiles(db).where('files.id', '=', fileId).executeTakeFirst()
  // Removed between the question for the right and this one.
  if (!row) throw noSuchFile()
  return row
}

/** Those of the files that are not in the trash, for other domains that list files. */
export async function livingFilesById(database: Database, fileIds: readonly string[]): Promise<Map<string, FileRow>> {
  const files = new Map<string, FileRow>()
  for (const ids of batches(fileIds)) {
    const rows = await livingFiles(database.tables<FileTables>()).where('files.id', 'in', ids).execute()
    for (const row of rows) files.set(row.id, row)
  }
  return files
}

/** A file as whoever asks sees it. */
export function presentFile(row: FileRow, principal: Principal, role: Role): FileEntry {
  const isOwner = isOwnerOf(principal, row)
  const mayArrange = roleAllows(role, 'arrange')
  return {
    file_guid: row.id,
    // Where it lies is for those who keep its space in order.
    parent_guid: mayArrange ? row.parent_id : null,
    file_name: row.name,
    file_type: row.type,
    naotu_type: row.kind,
    owner_id: row.owner_id,
    is_share: row.is_shared === 1 ? 1 : 0,
    is_open: row.is_shared === 1 && row.has_password === 0 ? 1 : 0,
    is_cooperation: row.is_cooperation === 1 ? 1 : 0,
    is_owner: isOwner,
    isOwner,
    allow_edit: roleAllows(role, 'edit'),
    allow_arrange: mayArrange,
    team_id: row.space_type === 'team' ? row.space_id : null,
    node_num: row.node_count ?? 0,
    image_num: row.image_count ?? 0,
    thumbnail: row.thumbnail_version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
