import type { Kysely } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { eachOnce } from '../tree/named-files.ts'
import { holdTrees } from '../tree/tree.ts'
import { forGood, purge } from './purge.ts'
import { requireTrash, requireTrashOf } from './require-trash.ts'
import { allTops, requireTops } from './trash.ts'

export function clear(services: Services): Handler<'/clear'> {
  return async ({ file_guids }, { session }) => {
    const asked = eachOnce(file_guids)
    const bySpace = await requireTrashOf(services, session, asked, 'manage')
    await giveUp(services, bySpace.keys(), (db, spaceId) => requireTops(db, spaceId, bySpace.get(spaceId) ?? []))
    return { cleared: asked.length }
  }
}

export function clearTrash(services: Services): Handler<'/clear_trash'> {
  return async ({ team_id }, { session }) => {
    const { spaceId } = await requireTrash(services, session, team_id, 'manage')
    return { cleared: await giveUp(services, [spaceId], allTops) }
  }
}

/**
 * First all of them are given up, in one short transaction after which nobody finds them any more; then they are removed,
 * some at a time, so that nobody waits for a clear of thousands. What a power cut leaves goes when the server starts.
 */
async function giveUp(
  services: Services,
  spaces: Iterable<string>,
  find: (db: Kysely<FileTables>, spaceId: string) => Promise<string[]>,
): Promise<number> {
  const { database, access } = services
  const spaceIds = [...spaces]
  const count = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<FileTables>(transaction)
      await holdTrees(access, transaction, spaceIds)
      let count = 0
      for (const spaceId of spaceIds) {
        const tops = await find(db, spaceId)
        count += tops.length
        for (const ids of batches(tops)) {
          await db
            .updateTable('files')
            .set({ trashed_with: forGood })
            .where('space_id', '=', spaceId)
            .where('trashed_with', 'in', ids)
            .execute()
        }
      }
      return count
    })
  for (const spaceId of spaceIds) await purge(services, spaceId)
  return count
}
