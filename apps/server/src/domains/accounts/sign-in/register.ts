import type { LanguageId } from '@ramify/locales'
import type { Kysely } from 'kysely'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import type { Limit, Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import { newId } from '../../../platform/random.ts'
import type { AccountTables } from '../tables.ts'
import { type Codes, requireCode } from '../verification/codes.ts'
import { alreadyTaken, type Contact, contactOf } from '../verification/contact.ts'
import type { Tries } from '../verification/tries.ts'
import { hashPassword } from './password-hash.ts'
import { checkPasswordRule, type PasswordRule, wrongPasswordForm } from './password-rule.ts'
import { issueTicket } from './tickets.ts'

interface Options {
  db: Kysely<AccountTables>
  codes: Codes
  tries: Tries
  rule: PasswordRule
  /** Whether an e-mail address is believed without a code. */
  emailNeedsCode: boolean
  limits: Pick<Limits, 'take' | 'giveBack'>
  perHour: number
}

const hour = 60 * 60_000

export function register(options: Options): Handler<'/passport/register'> {
  const { db, codes, tries, rule, emailNeedsCode, limits, perHour } = options
  const unproved = atMost({ count: perHour, per: hour })
  return async (input, { address, language }) => {
    const contact = contactOf(input)
    const { password } = input
    if (password !== undefined) checkPasswordRule(password, rule)
    const needsCode = contact.kind === 'phone' || emailNeedsCode
    const code = needsCode ? requireCode(input.captcha) : input.captcha
    // Without either, nobody could ever sign in again.
    if (code === undefined && password === undefined) throw wrongPasswordForm(rule)
    // Codes have limits of their own; where none is needed, nothing else would stop whoever makes accounts by the thousand.
    const taken: Limit[] =
      code === undefined ? [{ name: 'registrations', subject: networkOf(address), rule: unproved }] : []
    return tries({ contact, address, by: 'code' }, async () => {
      const wait = await limits.take(...taken)
      if (wait > 0) throw tooMany(-429, wait)
      try {
        if (code !== undefined) await codes.spend({ contact, scene: 'register' }, code)
        const proved = code !== undefined && contact.kind === 'email'
        const account = {
          id: newId(),
          nickname: await nicknameFrom(contact, language),
          avatar: null,
          email: contact.kind === 'email' ? contact.value : null,
          email_proved_at: proved ? Date.now() : null,
          phone: contact.kind === 'phone' ? contact.value : null,
          password_hash: password === undefined ? null : await hashPassword(password),
          share_password: null,
          agreed_at: Date.now(),
          created_at: Date.now(),
        }
        return { api_token: await insert(db, account, contact) }
      } catch (error) {
        await limits.giveBack(...taken)
        throw error
      }
    })
  }
}

function insert(db: Kysely<AccountTables>, account: AccountTables['accounts'], contact: Contact): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.column(contact.kind).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw alreadyTaken(contact)
    return issueTicket(transaction, account.id)
  })
}

/** What people are called until they say otherwise. */
async function nicknameFrom({ kind, value }: Contact, language: LanguageId): Promise<string> {
  if (kind === 'email') return value.slice(0, value.indexOf('@')).slice(0, 30)
  return (await translatorIn(language)).text('nickname.new', { digits: value.slice(-4) })
}
