import type { PlanLimits } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import { spacesOfSameOwner } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { branchesOf } from './branches.ts'
import { requireRoom } from './require-room.ts'

interface Change {
  /** Files and folders, which go with all that lives in them. */
  tops: readonly string[]
  spaceId: string
  /** Of the plan of that space. */
  limits: PlanLimits
}

/**
 * Another space owns these files, if its plan and its storage have room for them; gives all of them. Pictures, versions, members and
 * links stay with their file. What lay in a folder and is in the trash stays with the old space. To be done while both trees are held;
 * the caller has the search index them again.
 */
export async function changeSpace(
  { storage, search }: Pick<Services, 'storage' | 'search'>,
  transaction: Transaction<unknown>,
  { tops, spaceId, limits }: Change,
): Promise<string[]> {
  const db = tablesIn<FileTables>(transaction)
  const ids = [...(await branchesOf(db, tops)).values()].flat()
  const arriving: string[] = []
  for (const some of batches(ids)) {
    const documents = await db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', some)
      .where('type', '=', 'file')
      // Between two spaces of one owner nothing becomes more.
      .where('space_id', 'not in', spacesOfSameOwner(spaceId))
      .execute()
    arriving.push(...documents.map(({ id }) => id))
  }
  if (arriving.length > 0) {
    await requireRoom(db, spaceId, { limits, count: arriving.length, code: '213', reason: 'rs016' })
    const sizes = await storage.sizesOf(transaction, arriving)
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    await storage.requireRoom(transaction, spaceId, bytes)
  }
  for (const some of batches(ids)) {
    // A key by which a caller made a file stands for it only in the space where it was made.
    await db.updateTable('files').set({ space_id: spaceId, touch_key: null }).where('id', 'in', some).execute()
  }
  await search.remove(transaction, ids)
  return ids
}
