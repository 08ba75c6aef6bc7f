import { avatarUrl, type User } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { AccountTables } from '../tables.ts'

/** A person as they see themselves. */
export const presentUser = async (db: Kysely<AccountTables>, accountId: string): Promise<User> =>
  (await presentPrivate(db, accountId)).user

/** The same, with what nobody else is ever shown. */
export async function presentPrivate(db: Kysely<AccountTables>, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'nickname', 'avatar', 'email', 'phone', 'password_hash', 'share_password'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw new AppError(-103)
  const { id, password_hash, share_password, ...rest } = account
  const user: User = { user_id: id, ...rest, avatar_url: avatarUrl(id, rest.avatar) }
  return { user, has_password: password_hash !== null, share_pwd: share_password }
}
