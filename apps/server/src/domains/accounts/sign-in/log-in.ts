import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { presentUser } from '../profile/present-user.ts'
import type { AccountTables } from '../tables.ts'
import { type Codes, wrongCode } from '../verification/codes.ts'
import { type Contact, findByContact, noSuchAccount } from '../verification/contact.ts'
import type { Tries } from '../verification/tries.ts'
import type { byWorkchat } from './by-workchat.ts'
import { loginWay } from './login-way.ts'
import { verifyPassword } from './password-hash.ts'
import type { ProvedContact } from './proved-contact.ts'
import type { QrLogins } from './qr-logins.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

interface Options {
  db: Kysely<AccountTables>
  codes: Codes
  tries: Tries
  provedContact: ProvedContact
  qr: Pick<QrLogins, 'redeem'>
  signInByWorkchat: ReturnType<typeof byWorkchat>
}

/**
 * Proves who one is: by a password, by a code, by a QR code that somebody signed in has confirmed, or by the client of the workplace chat
 * app.
 */
export function prove(options: Options): Handler<'/passport/login'> {
  const { db, codes, tries, provedContact, qr, signInByWorkchat } = options
  return async (input, { address, language }) => {
    const way = loginWay(input)
    if (way.by === 'state') return { api_token: await issueTicket(db, await qr.redeem(way.state)) }
    if (way.by === 'workchat') {
      const accountId = await signInByWorkchat({ ...way, address, language })
      return { api_token: await issueTicket(db, accountId) }
    }
    const { contact } = way
    return tries({ contact, address, by: way.by }, async () => {
      const accountId =
        way.by === 'password' ? await byPassword(db, contact, way.password) : await byCode(contact, way.code)
      return { api_token: await issueTicket(db, accountId) }
    })
  }

  async function byCode(contact: Contact, code: string): Promise<string> {
    await codes.spend({ contact, scene: 'login' }, code)
    const account = await findByContact(db, contact)
    // Nobody was sent this code: it was guessed.
    if (!account) throw wrongCode()
    await provedContact(account, contact)
    return account.id
  }
}

async function byPassword(db: Kysely<AccountTables>, contact: Contact, password: string): Promise<string> {
  const account = await findByContact(db, contact)
  const isRight = await verifyPassword(account?.password_hash, password)
  if (!account) throw noSuchAccount(contact)
  if (!isRight) throw new AppError(-205, { field: 'password' })
  return account.id
}

/** Exchanges the proof for a session. */
export function logIn(
  db: Kysely<AccountTables>,
  sessions: Sessions,
  contactsKnown: (personId: string) => Promise<void>,
): Handler<'/login'> {
  return async ({ api_token }, { device, address }) => {
    const accountId = await redeemTicket(db, api_token)
    if (accountId === null) throw new AppError(-102, { code: '201' })
    const user = await presentUser(db, accountId)
    const { token } = await sessions.open(accountId, { device, address })
    await contactsKnown(accountId)
    // All names: the specifications' clients read the session's token from any of them.
    return { token, api_token: token, identity_token: token, original: api_token, user }
  }
}
