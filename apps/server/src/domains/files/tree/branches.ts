import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { batches } from '../../../platform/database/batches.ts'
import { noSuchFile } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'

/** These files with all that lives in them, by the file each goes with: itself, or the outermost of them it lies in. */
export async function branchesOf(db: Kysely<FileTables>, tops: readonly string[]): Promise<Map<string, string[]>> {
  await requireRemovable(db, tops)
  const topOf = new Map(tops.map((id) => [id, id]))
  for (let level = tops; level.length > 0; ) {
    const below: string[] = []
    for (const { id, parent_id } of await childrenOf(db, level)) {
      if (!topOf.has(id)) below.push(id)
      topOf.set(id, topOf.get(parent_id as string) as string)
    }
    level = below
  }
  return Map.groupBy(topOf.keys(), (id) => outermost(topOf, id))
}

async function requireRemovable(db: Kysely<FileTables>, fileIds: readonly string[]): Promise<void> {
  const living = await db
    .selectFrom('files')
    .select('parent_id')
    .where('id', 'in', fileIds)
    .where('trashed_at', 'is', null)
    .execute()
  // Removed by another call a moment ago.
  if (living.length < fileIds.length) throw noSuchFile()
  if (living.some(({ parent_id }) => parent_id === null)) throw new AppError(-400, { field: 'file_guids' })
}

async function childrenOf(db: Kysely<FileTables>, folderIds: readonly string[]) {
  const children: Pick<FileTables['files'], 'id' | 'parent_id'>[] = []
  for (const ids of batches(folderIds)) {
    const found = await db
      .selectFrom('files')
      .select(['id', 'parent_id'])
      .where('parent_id', 'in', ids)
      .where('trashed_at', 'is', null)
      .execute()
    children.push(...found)
  }
  return children
}

function outermost(topOf: ReadonlyMap<string, string>, id: string): string {
  let top = id
  for (let next = topOf.get(top); next !== undefined && next !== top; next = topOf.get(top)) top = next
  return top
}
