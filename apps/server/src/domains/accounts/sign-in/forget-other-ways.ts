import type { Kysely } from 'kysely'
import type { AccountTables } from '../tables.ts'

/**
 * For an account whose e-mail address is proved for the first time: whoever made it may not be the owner of the address, only have known
 * it and waited (T43). They sign in by nothing they linked meanwhile any more: no identity, no phone number. Tells how many there were.
 */
export async function forgetOtherWays(db: Kysely<AccountTables>, accountId: string): Promise<number> {
  const identities = await db.deleteFrom('identities').where('account_id', '=', accountId).executeTakeFirst()
  await db.deleteFrom('binding_tickets').where('person_id', '=', accountId).execute()
  const phones = await db
    .updateTable('accounts')
    .set({ phone: null })
    .where('id', '=', accountId)
    .where('phone', 'is not', null)
    .executeTakeFirst()
  return Number(identities.numDeletedRows + phones.numUpdatedRows)
}
