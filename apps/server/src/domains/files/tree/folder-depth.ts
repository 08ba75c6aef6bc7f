import { type Kysely, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { batches } from '../../../platform/database/batches.ts'
import type { FileTables } from '../tables.ts'

/** Folders within folders: deeper than anybody looks, and shallow enough for every answer that shows a tree. */
export const deepest = 50

/** Refuses (-400) what would reach too deep: so many levels of folders put into this one. */
export async function requireDepth(
  db: Kysely<FileTables>,
  folderId: string,
  levels: number,
  field: string,
): Promise<void> {
  if ((await depthOf(db, folderId)) + levels > deepest) throw new AppError(-400, { field })
}

/** How many folders it lies in, the root counted: 0 for the root itself. */
export async function depthOf(db: Kysely<FileTables>, folderId: string): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive above (parent_id, depth) as (
      select parent_id, 0 from files where id = ${folderId}
      union all
      select files.parent_id, above.depth + 1 from files join above on files.id = above.parent_id
    )
    select max(depth) as depth from above`.execute(db)
  return rows[0]?.depth ?? 0
}

/** These folders and all living ones in them, and how many levels there are below these. */
export async function foldersWithin(
  db: Kysely<FileTables>,
  folderIds: readonly string[],
): Promise<{ folders: Set<string>; levels: number }> {
  const folders = new Set(folderIds)
  for (let level = folderIds, levels = 0; ; levels++) {
    const below: string[] = []
    for (const ids of batches(level)) {
      const found = await db
        .selectFrom('files')
        .select('id')
        .where('parent_id', 'in', ids)
        .where('type', '=', 'folder')
        .where('trashed_at', 'is', null)
        .execute()
      for (const { id } of found) if (!folders.has(id)) below.push(id)
    }
    if (below.length === 0) return { folders, levels }
    for (const id of below) folders.add(id)
    level = below
  }
}
