import { avatarUrl, type User } from '@ramify/contract'
import { batches } from '../../../platform/database/batches.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AccountTables } from '../tables.ts'

/** A person as others see them. */
export type PublicPerson = Pick<User, 'user_id' | 'nickname' | 'avatar' | 'avatar_url'>

/** Finds people by their ids; those who have deleted their account are missing. */
export type PeopleOf = (personIds: readonly string[]) => Promise<Map<string, PublicPerson>>

/** For other domains, which know people by their ids only. */
export const peopleOf = (database: Database): PeopleOf => {
  const db = database.tables<AccountTables>()
  return async (personIds) => {
    const people = new Map<string, PublicPerson>()
    for (const ids of batches([...new Set(personIds)])) {
      const rows = await db.selectFrom('accounts').select(['id', 'nickname', 'avatar']).where('id', 'in', ids).execute()
      for (const { id, nickname, avatar } of rows) {
        people.set(id, { user_id: id, nickname, avatar, avatar_url: avatarUrl(id, avatar) })
      }
    }
    return people
  }
}
