import { tablesIn } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { holdTree } from '../tree/tree.ts'

/** With what a file is in the trash that is never to come back: shorter than any id. */
export const forGood = 'for-good'

/** And one that is a part of a copy which is still being made. */
export const unfinished = 'unfinished'

/** No copy takes so long: whoever was making it is gone. */
const longestCopy = 60 * 60_000

/** Removed in one transaction: short enough that nobody notices it. */
const atOnce = 200

type Used = Pick<Services, 'database' | 'access' | 'documents' | 'resources' | 'search' | 'removers'>

/** Removes what was given up in a space, with everything that belongs to it. */
export async function purge(services: Used, spaceId: string): Promise<void> {
  while ((await purgeSome(services, spaceId)) === atOnce);
}

/** What servers that were killed left behind, whoever gave it up. */
export async function purgeLeftBehind(services: Used): Promise<void> {
  const db = services.database.tables<FileTables>()
  await db
    .updateTable('files')
    .set({ trashed_with: forGood })
    .where('trashed_with', '=', unfinished)
    .where('trashed_at', '<', Date.now() - longestCopy)
    .execute()
  const spaces = await db
    .selectFrom('files')
    .select('space_id')
    .distinct()
    .where('trashed_with', '=', forGood)
    .execute()
  for (const { space_id } of spaces) await purge(services, space_id)
}

function purgeSome(services: Used, spaceId: string): Promise<number> {
  const { database, access, documents, resources, search, removers } = services
  return database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<FileTables>(transaction)
      // Two who clear at once would otherwise remove the same rows, each waiting for the other.
      await holdTree(access, transaction, spaceId)
      const found = await db
        .selectFrom('files')
        .select('id')
        .where('trashed_with', '=', forGood)
        .where('space_id', '=', spaceId)
        .orderBy('id')
        .limit(atOnce)
        .execute()
      const ids = found.map(({ id }) => id)
      if (ids.length === 0) return 0
      // The files first: whoever writes down what a document says holds its file before anything else of it.
      await db.deleteFrom('files').where('id', 'in', ids).execute()
      await db.deleteFrom('recent_files').where('file_id', 'in', ids).execute()
      await db.deleteFrom('seen_documents').where('file_id', 'in', ids).execute()
      await documents.remove(transaction, ids)
      await resources.remove(transaction, ids)
      await search.remove(transaction, ids)
      await access.erase(transaction, ids)
      for (const remove of removers) await remove(transaction, ids)
      return ids.length
    })
}
