import type { Kysely } from 'kysely'
import { hashToken, newToken } from '../../../platform/random.ts'
import type { AccountTables } from '../tables.ts'

const usual = 5 * 60_000

/** What the account service hands out as `api_token`: proof of who one is, to be exchanged for a session once. */
export async function issueTicket(db: Kysely<AccountTables>, accountId: string, lifetime = usual): Promise<string> {
  const token = newToken()
  await db
    .insertInto('login_tickets')
    .values({ token_hash: hashToken(token), account_id: accountId, expires_at: Date.now() + lifetime })
    .execute()
  return token
}

/** The account of a ticket that is still good; it is good for nothing afterwards. */
export async function redeemTicket(db: Kysely<AccountTables>, token: string): Promise<string | null> {
  const spent = await db
    .deleteFrom('login_tickets')
    .where('token_hash', '=', hashToken(token))
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst()
  await db.deleteFrom('login_tickets').where('expires_at', '<', Date.now()).execute()
  return spent && spent.expires_at >= Date.now() ? spent.account_id : null
}
