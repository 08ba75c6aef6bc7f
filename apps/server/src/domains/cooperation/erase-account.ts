import type { Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

/** A person goes: out of every team, out of every log, and with the invitations to their addresses. Their turns are nobody's. */
export function eraseAccount({ database }: Pick<Services, 'database'>) {
  return async (personId: string) => {
    const account = await database
      .tables<CooperationTables>()
      .selectFrom('accounts')
      .select(['email', 'phone'])
      .where('id', '=', personId)
      .executeTakeFirst()
    return {
      within: async (transaction: Transaction<unknown>) => {
        const db = tablesIn<CooperationTables>(transaction)
        await db
          .updateTable('cooperations')
          .set({ holder_since: null })
          .where('file_id', 'in', (heads) =>
            heads.selectFrom('document_heads').select('file_id').where('turn_holder', '=', personId),
          )
          .execute()
        for (const table of [
          'cooperation_members',
          'cooperation_presence',
          'edit_requests',
          'access_requests',
        ] as const) {
          await db.deleteFrom(table).where('person_id', '=', personId).execute()
        }
        await db.deleteFrom('access_log').where('person_id', '=', personId).execute()
        await db.updateTable('access_log').set({ by_id: null }).where('by_id', '=', personId).execute()
        const addresses = [account?.email, account?.phone].filter((each) => each != null)
        if (addresses.length > 0) {
          await db.deleteFrom('cooperation_invitations').where('address', 'in', addresses).execute()
        }
      },
    }
  }
}

/** Everything about files that are removed for good, in the transaction that removes them. */
export async function removeCooperations(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> {
  const db = tablesIn<CooperationTables>(transaction)
  const tables = [
    'cooperations',
    'cooperation_members',
    'cooperation_invitations',
    'cooperation_presence',
    'edit_requests',
    'access_requests',
    'access_log',
  ] as const
  for (const ids of batches([...fileIds].sort())) {
    for (const table of tables) await db.deleteFrom(table).where('file_id', 'in', ids).execute()
  }
}
