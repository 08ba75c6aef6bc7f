import type { Kysely } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { personalSpace } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { eachOnce } from '../tree/named-files.ts'
import { holdTree } from '../tree/tree.ts'
import { forGood, purge } from './purge.ts'
import { allTops, requireTops } from './trash.ts'

export function clear(services: Services): Handler<'/clear'> {
  return async ({ file_guids }, { session: { personId } }) => {
    const asked = eachOnce(file_guids)
    const spaceId = personalSpace(personId)
    await giveUp(services, spaceId, (db) => requireTops(db, spaceId, asked))
    return { cleared: asked.length }
  }
}

export function clearTrash(services: Services): Handler<'/clear_trash'> {
  return async (_input, { session: { personId } }) => {
    const spaceId = personalSpace(personId)
    return { cleared: await giveUp(services, spaceId, (db) => allTops(db, spaceId)) }
  }
}

/**
 * First all of them are given up, in one short transaction after which nobody finds them any more; then they are removed,
 * some at a time, so that nobody waits for a clear of thousands. What a power cut leaves goes when the server starts.
 */
async function giveUp(
  services: Services,
  spaceId: string,
  find: (db: Kysely<FileTables>) => Promise<string[]>,
): Promise<number> {
  const { database, access } = services
  const count = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<FileTables>(transaction)
      await holdTree(access, transaction, spaceId)
      const tops = await find(db)
      for (const ids of batches(tops)) {
        await db
          .updateTable('files')
          .set({ trashed_with: forGood })
          .where('space_id', '=', spaceId)
          .where('trashed_with', 'in', ids)
          .execute()
      }
      return tops.length
    })
  await purge(services, spaceId)
  return count
}
