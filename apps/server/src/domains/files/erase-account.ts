import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { personalSpace } from '../access/index.ts'
import type { RecentVisits } from './lists/recent-visits.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'
import { forGood, purge } from './trash/purge.ts'
import { holdTree } from './tree/tree.ts'

type Used = Services & { visits: Pick<RecentVisits, 'settle'> }

/** A person goes, and all their files with them: at once for everybody else, whatever rights they had; then from the disk. */
export function eraseAccount(services: Used) {
  const { database, access, visits } = services
  return async (personId: string) => {
    await visits.settle()
    const spaceId = personalSpace(personId)
    const gone: string[] = []
    return {
      within: async (transaction: Transaction<unknown>) => {
        await tablesIn<FileTables>(transaction).deleteFrom('recent_files').where('person_id', '=', personId).execute()
        gone.push(...(await giveUpAll(services, transaction, spaceId)))
      },
      after: async () => {
        for (const fileId of gone) access.changed(fileId)
        await purge(services, spaceId)
        // What a call that had begun before put there meanwhile, and the root that holding the tree made anew.
        await database
          .tables<unknown>()
          .transaction()
          .execute((transaction) => giveUpAll(services, transaction, spaceId))
        await purge(services, spaceId)
      },
    }
  }
}

async function giveUpAll({ access }: Used, transaction: Transaction<unknown>, spaceId: string): Promise<string[]> {
  await holdTree(access, transaction, spaceId)
  const given = await tablesIn<FileTables>(transaction)
    .updateTable('files')
    .set({ trashed_at: Date.now(), trashed_with: forGood })
    .where('space_id', '=', spaceId)
    .returning('id')
    .execute()
  await access.raise(transaction, [spaceId])
  return given.map(({ id }) => id)
}
