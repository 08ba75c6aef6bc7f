import type { Transaction } from 'kysely'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import { personalSpace } from '../access/index.ts'
import { embedHostsOf } from './share-state.ts'
import type { SharingTables } from './tables.ts'

/** A person goes for good. Shares of their files go with the files. */
export const eraseAccount = async (personId: string) => ({
  within: async (transaction: Transaction<unknown>) => {
    const db = tablesIn<SharingTables>(transaction)
    await db.deleteFrom('share_views').where('person_id', '=', personId).execute()
  },
})

/** Everything of sharing that is a person's own, for them to take along. */
export function describeShares(database: Database) {
  const db = database.tables<SharingTables>()
  return async (personId: string): Promise<object> => {
    const shares = await db
      .selectFrom('shares')
      .innerJoin('files', 'files.id', 'shares.file_id')
      .selectAll('shares')
      .where('files.space_id', '=', personalSpace(personId))
      .orderBy('shares.file_id')
      .execute()
    const views = await db
      .selectFrom('share_views')
      .select(['share_id', 'viewed_at'])
      .where('person_id', '=', personId)
      .orderBy('share_id')
      .execute()
    return {
      shares: shares.map((share) => ({
        file_guid: share.file_id,
        share_id: share.id,
        is_on: share.is_on === 1,
        password: share.password,
        expires_at: share.expires_at,
        may_save: share.may_save === 1,
        may_comment: share.may_comment === 1,
        embed_hosts: embedHostsOf(share),
        views: share.views,
        created_at: share.created_at,
      })),
      viewed: views,
    }
  }
}
