import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Deliveries } from '../../../platform/delivery/open-delivery.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { presentPrivate, presentUser } from '../profile/present-user.ts'
import type { AccountTables } from '../tables.ts'
import { type Codes, requireCode } from '../verification/codes.ts'
import { type Contact, contactOf, fieldOf, findByContact, ownContacts } from '../verification/contact.ts'
import type { Tries } from '../verification/tries.ts'
import { checkOwnPassword } from './passwords.ts'

interface Options {
  db: Kysely<AccountTables>
  codes: Codes
  tries: Tries
  delivery: Deliveries
  sessions: Pick<Sessions, 'endAll'>
  contactsKnown: (personId: string) => Promise<void>
}

/**
 * Another address for who is signed in, holds it, and knows the password or holds an address the account has already: a session that was
 * stolen is not enough to take the account away. The other devices sign in again.
 */
export function bind(options: Options): Handler<'/user/bind'> {
  const { db, codes, tries, delivery, sessions, contactsKnown } = options
  return async (input, { session, address, language, brand }) => {
    const { personId } = session
    const contact = contactOf(input)
    const code = requireCode(input.captcha)
    const before = await presentUser(db, personId)
    await proveOwner(options, { personId, address, password: input.password, code: input.old_captcha })
    await tries({ contact, address, by: 'code' }, async () => {
      await codes.spend({ contact, scene: 'bind', personId }, code)
      await set(db, personId, contact)
    })
    await sessions.endAll(personId, session.id)
    await contactsKnown(personId)
    // Whoever held the account by the old address hears of it there; the change is made either way.
    const translator = await translatorIn(language, brand.name)
    if (before.email && contact.kind === 'email') {
      const [subject, text] = [translator.text('mail.changed.subject'), translator.text('mail.changed.text')]
      delivery.email.send({ to: before.email, subject, text }).catch(() => undefined)
    } else if (before.phone && contact.kind === 'phone') {
      delivery.phone.send({ to: before.phone, text: translator.text('sms.changed') }).catch(() => undefined)
    }
    return { user: await presentUser(db, personId) }
  }
}

interface Proof {
  personId: string
  address: string
  password: string | undefined
  code: string | undefined
}

/** Refuses who brings neither the password nor a code that was sent to an address of the account. Who has neither has nothing to show. */
async function proveOwner({ db, codes, tries }: Options, { personId, address, password, code }: Proof): Promise<void> {
  const own = await ownContacts(db, personId)
  const { has_password } = await presentPrivate(db, personId)
  const [contact] = own
  // Whoever is known by a provider alone cannot sign in by a password yet.
  if (!contact) return
  if (password !== undefined && has_password) {
    return tries({ contact, address, by: 'password' }, () => checkOwnPassword(db, personId, password, 'password'))
  }
  if (code === undefined) {
    throw new AppError(-400, { code: 'x-prove-owner', field: has_password ? 'password' : 'old_captcha' })
  }
  await tries({ contact, address, by: 'code' }, async () => {
    try {
      await codes.spend({ contact, scene: 'bind', personId }, code)
    } catch (error) {
      throw error instanceof AppError ? new AppError(error.errno, { ...error.details, field: 'old_captcha' }) : error
    }
  })
}

async function set(db: Kysely<AccountTables>, personId: string, contact: Contact): Promise<void> {
  const { kind, value } = contact
  const holder = await findByContact(db, contact)
  if (holder) throw taken(contact, holder.id === personId)
  const change = kind === 'email' ? { email: value, email_proved_at: Date.now() } : { phone: value }
  try {
    await db.updateTable('accounts').set(change).where('id', '=', personId).execute()
  } catch (error) {
    // Somebody was faster.
    if (await findByContact(db, contact)) throw taken(contact, false)
    throw error
  }
}

function taken(contact: Contact, isOwn: boolean): AppError {
  const field = fieldOf(contact)
  if (isOwn) return new AppError(-204, { field })
  return new AppError(-204, { code: contact.kind === 'email' ? '113' : 'x-bound-other', field })
}
