import type { Kysely } from 'kysely'
import { sortName } from './sort-name.ts'
import type { FileTables } from './tables.ts'

/** So many names are looked up at once. */
const atOnce = 100

/** The name, or where a document of the folder has it the first numbered one that is free: from 2 on, it is the first itself. */
export async function freeName(
  db: Kysely<FileTables>,
  folderId: string,
  name: string,
  numbered: (number: number) => string,
): Promise<string> {
  for (let from = 2; ; from += atOnce) {
    const names = Array.from({ length: atOnce }, (_, nth) => numbered(from + nth))
    if (from === 2) names.unshift(name)
    const taken = await takenOf(db, folderId, names.map(sortName))
    const free = names.find((each) => !taken.has(sortName(each)))
    if (free !== undefined) return free
  }
}

/** As people read them: capitals make no other name. */
async function takenOf(db: Kysely<FileTables>, folderId: string, keys: readonly string[]): Promise<Set<string>> {
  const taken = await db
    .selectFrom('files')
    .select('sort_name')
    .where('parent_id', '=', folderId)
    .where('type', '=', 'file')
    .where('sort_name', 'in', keys)
    .where('trashed_at', 'is', null)
    .execute()
  return new Set(taken.map(({ sort_name }) => sort_name))
}
