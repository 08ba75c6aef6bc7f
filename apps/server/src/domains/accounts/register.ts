import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/call.ts'
import { newId } from '../../platform/random.ts'
import { hashPassword } from './password-hash.ts'
import { checkPasswordRule, type PasswordRule } from './password-rule.ts'
import type { AccountTables } from './tables.ts'
import { issueTicket } from './tickets.ts'

export function register(db: Kysely<AccountTables>, rule: PasswordRule): Handler<'/passport/register'> {
  return async ({ email, password }) => {
    checkPasswordRule(password, rule)
    const account = {
      id: newId(),
      nickname: nicknameFrom(email),
      avatar: null,
      email,
      phone: null,
      password_hash: await hashPassword(password),
      agreed_at: Date.now(),
      created_at: Date.now(),
    }
    return db.transaction().execute(async (transaction) => {
      const inserted = await transaction
        .insertInto('accounts')
        .values(account)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw new AppError(-206, { field: 'email' })
      return { api_token: await issueTicket(transaction, account.id) }
    })
  }
}

/** What people are called until they say otherwise. */
const nicknameFrom = (email: string) => email.slice(0, email.indexOf('@')).slice(0, 30)
