import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/call.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { verifyPassword } from './password-hash.ts'
import { presentUser } from './present-user.ts'
import type { AccountTables } from './tables.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

/** Proves who one is by e-mail and password. */
export function proveByPassword(db: Kysely<AccountTables>): Handler<'/passport/login'> {
  return async ({ email, password }) => {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
    const isRight = await verifyPassword(account?.password_hash, password)
    if (!account) throw new AppError(-200, { field: 'email' })
    if (!isRight) throw new AppError(-205, { field: 'password' })
    return { api_token: await issueTicket(db, account.id) }
  }
}

/** Exchanges the proof for a session. */
export function logIn(db: Kysely<AccountTables>, sessions: Sessions): Handler<'/login'> {
  return async ({ api_token }, { device, address }) => {
    const accountId = await redeemTicket(db, api_token)
    if (accountId === null) throw new AppError(-102)
    const user = await presentUser(db, accountId)
    const { token } = await sessions.open(accountId, { device, address })
    // Both names: the specifications' clients read the session's token from either.
    return { token, api_token: token, user }
  }
}
