import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import { sortName } from '../../../platform/text/sort-name.ts'
import type { FileTables } from '../tables.ts'
import { requireDepth } from '../tree/folder-depth.ts'
import { freeName } from '../tree/free-name.ts'
import { copyName } from './copy-name.ts'
import type { CopySource } from './copy-sources.ts'

export interface Copies {
  spaceId: string
  sources: readonly CopySource[]
  newIds: ReadonlyMap<string, string>
  /** Beside each of them when it is not said. */
  to: string | undefined
  /** Of those that were named, in their order; none where the caller sent none. */
  keys: readonly string[]
}

/** The files and folders of a copy, under names that are free. To be done while the tree is held. */
export async function insertCopies(
  transaction: Transaction<unknown>,
  { spaceId, sources, newIds, to, keys }: Copies,
): Promise<void> {
  const db = tablesIn<FileTables>(transaction)
  const at = Date.now()
  const rowOf = (source: CopySource, parent_id: string, name = source.name, key: string | null = null) => ({
    id: newIds.get(source.id) as string,
    space_id: spaceId,
    parent_id,
    type: source.type,
    kind: source.kind,
    name,
    sort_name: name === source.name ? source.sort_name : sortName(name),
    touch_key: key,
    created_at: at,
    updated_at: at,
    trashed_at: null,
    trashed_with: null,
  })
  const height = heightIn(sources)
  for (const [nth, source] of sources.filter(({ isTop }) => isTop).entries()) {
    const folderId = to ?? source.parent_id
    if (source.type === 'folder') await requireDepth(db, folderId, 1 + height(source.id), 'copy_to')
    // One after the other: two of the same name come into one folder.
    const name = await freeName(db, { folderId, type: source.type }, source.name, copyName(source.name))
    await db
      .insertInto('files')
      .values(rowOf(source, folderId, name, keys[nth]))
      .execute()
  }
  const below = sources.filter(({ isTop }) => !isTop)
  for (const some of batches(below)) {
    const rows = some.map((source) => rowOf(source, newIds.get(source.parent_id) as string))
    await db.insertInto('files').values(rows).execute()
  }
}

/** How many levels of folders lie in a folder that is copied. */
function heightIn(sources: readonly CopySource[]): (folderId: string) => number {
  const parents = new Map(sources.map(({ id, parent_id, isTop }) => [id, isTop ? undefined : parent_id]))
  const heights = new Map<string, number>()
  for (const { id, type } of sources) {
    if (type !== 'folder') continue
    let height = 0
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
      if ((heights.get(at) ?? -1) >= height) break
      heights.set(at, height++)
    }
  }
  return (folderId) => heights.get(folderId) ?? 0
}
