import type { Kysely } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { noSuchFile } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'

/** What was thrown away itself. What lay in it may be named beside it, as when it was removed, and goes with it. */
export async function requireTops(
  db: Kysely<FileTables>,
  spaceId: string,
  asked: readonly string[],
): Promise<string[]> {
  const found = await db
    .selectFrom('files')
    .select(['id', 'trashed_with'])
    .where('id', 'in', asked)
    .where('space_id', '=', spaceId)
    .where('trashed_at', 'is not', null)
    .execute()
  const tops = found.filter(({ id, trashed_with }) => trashed_with === id).map(({ id }) => id)
  const isCovered = found.every(({ trashed_with }) => trashed_with !== null && tops.includes(trashed_with))
  if (found.length < asked.length || !isCovered) throw noSuchFile()
  return tops
}

/** Everything in the trash of a space. */
export async function allTops(db: Kysely<FileTables>, spaceId: string): Promise<string[]> {
  const tops = await db
    .selectFrom('files')
    .select('id')
    .where('space_id', '=', spaceId)
    .whereRef('trashed_with', '=', 'id')
    .execute()
  return tops.map(({ id }) => id)
}

/** What went into the trash with these, they themselves among it. */
export async function trashedWith(db: Kysely<FileTables>, spaceId: string, tops: readonly string[]) {
  const files: Pick<FileTables['files'], 'id' | 'type'>[] = []
  for (const ids of batches(tops)) {
    const found = await db
      .selectFrom('files')
      .select(['id', 'type'])
      .where('space_id', '=', spaceId)
      .where('trashed_with', 'in', ids)
      .execute()
    files.push(...found)
  }
  return files
}
