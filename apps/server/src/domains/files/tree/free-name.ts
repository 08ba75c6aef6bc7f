import type { Kysely } from 'kysely'
import { sortName } from '../../../platform/text/sort-name.ts'
import type { FileTables, FileType } from '../tables.ts'

/** So many names are looked up at once. */
const atOnce = 100

interface Place {
  folderId: string
  /** A document and a folder may be called the same. */
  type: FileType
}

/** The name, or where another of the folder has it the first numbered one that is free: from 2 on, it is the first itself. */
export async function freeName(
  db: Kysely<FileTables>,
  place: Place,
  name: string,
  numbered: (number: number) => string,
): Promise<string> {
  for (let from = 2; ; from += atOnce) {
    const names = Array.from({ length: atOnce }, (_, nth) => numbered(from + nth))
    if (from === 2) names.unshift(name)
    const taken = await takenOf(db, place, names.map(sortName))
    const free = names.find((each) => !taken.has(sortName(each)))
    if (free !== undefined) return free
  }
}

/** As people read them: capitals make no other name. */
async function takenOf(
  db: Kysely<FileTables>,
  { folderId, type }: Place,
  keys: readonly string[],
): Promise<Set<string>> {
  const taken = await db
    .selectFrom('files')
    .select('sort_name')
    .where('parent_id', '=', folderId)
    .where('type', '=', type)
    .where('sort_name', 'in', keys)
    .where('trashed_at', 'is', null)
    .execute()
  return new Set(taken.map(({ sort_name }) => sort_name))
}
