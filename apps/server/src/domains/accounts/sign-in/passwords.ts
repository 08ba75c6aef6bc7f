import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AccountTables } from '../tables.ts'
import { type Codes, requireCode, wrongCode } from '../verification/codes.ts'
import { type Contact, contactOf, findByContact, givenContact } from '../verification/contact.ts'
import { boundContact } from '../verification/send-code.ts'
import type { Tries } from '../verification/tries.ts'
import { forgetOtherWays } from './forget-other-ways.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { checkPasswordRule, type PasswordRule } from './password-rule.ts'
import { issueTicket } from './tickets.ts'

interface Options {
  db: Kysely<AccountTables>
  codes: Codes
  tries: Tries
  rule: PasswordRule
  sessions: Sessions
}

/** A forgotten password: the code proves the address, and whoever else was signed in is so no more. */
export function resetPassword({ db, codes, tries, rule, sessions }: Options): Handler<'/passport/reset_password'> {
  return async (input, { address }) => {
    const contact = contactOf(input)
    const code = requireCode(input.captcha)
    checkPasswordRule(input.password, rule)
    return tries({ contact, address, by: 'code' }, async () => {
      await codes.spend({ contact, scene: 'resetpwd' }, code)
      const account = await findByContact(db, contact)
      if (!account) throw wrongCode()
      await setPassword(db, account.id, input.password, contact)
      const isFirstProof = contact.kind === 'email' && account.email_proved_at === null
      const unlinked = isFirstProof ? await forgetOtherWays(db, account.id) : 0
      await sessions.endAll(account.id)
      return { api_token: await issueTicket(db, account.id), unlinked }
    })
  }
}

/** A new password for who is signed in and knows the old one or holds the address. The other devices sign in again. */
export function changePassword({ db, codes, tries, rule, sessions }: Options): Handler<'/passport/change_password'> {
  return async (input, { session, address }) => {
    checkPasswordRule(input.password, rule)
    const { personId } = session
    const contact = await boundContact(db, personId, givenContact(input), -400)
    const by = input.old_password === undefined ? 'code' : 'password'
    await tries({ contact, address, by }, async () => {
      if (input.old_password !== undefined) await checkOwnPassword(db, personId, input.old_password, 'old_password')
      else await codes.spend({ contact, scene: 'resetpwd' }, requireCode(input.captcha))
      await setPassword(db, personId, input.password, input.old_password === undefined ? contact : undefined)
    })
    await sessions.endAll(personId, session.id)
    return {}
  }
}

/** Refuses (-205, at that field) what is not the password of who is signed in. */
export async function checkOwnPassword(
  db: Kysely<AccountTables>,
  personId: string,
  password: string,
  field: string,
): Promise<void> {
  const account = await db.selectFrom('accounts').select('password_hash').where('id', '=', personId).executeTakeFirst()
  if (!(await verifyPassword(account?.password_hash, password))) throw new AppError(-205, { field })
}

async function setPassword(db: Kysely<AccountTables>, id: string, password: string, proved?: Contact): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      password_hash: await hashPassword(password),
      ...(proved?.kind === 'email' && { email_proved_at: Date.now() }),
    })
    .where('id', '=', id)
    .execute()
  // A proof from before is a proof by the old password.
  await db.deleteFrom('login_tickets').where('account_id', '=', id).execute()
}
