import type { User } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { AccountTables } from './tables.ts'

/** A person as they see themselves. */
export async function presentUser(db: Kysely<AccountTables>, accountId: string): Promise<User> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'nickname', 'avatar', 'email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw new AppError(-103)
  const { id, ...rest } = account
  return { user_id: id, ...rest }
}
