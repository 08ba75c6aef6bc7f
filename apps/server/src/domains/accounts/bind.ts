import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Deliveries } from '../../platform/delivery/open-delivery.ts'
import type { Handler } from '../../platform/http/call.ts'
import { speakerIn } from '../../platform/http/language.ts'
import { type Codes, requireCode } from './codes.ts'
import { type Contact, contactOf, fieldOf, findByContact } from './contact.ts'
import { presentUser } from './present-user.ts'
import type { AccountTables } from './tables.ts'
import type { Tries } from './tries.ts'

interface Options {
  db: Kysely<AccountTables>
  codes: Codes
  tries: Tries
  delivery: Deliveries
}

/** Another address for who is signed in and holds it. */
export function bind({ db, codes, tries, delivery }: Options): Handler<'/user/bind'> {
  return async (input, { session: { personId }, address, language, brand }) => {
    const contact = contactOf(input)
    const code = requireCode(input.captcha)
    const before = await presentUser(db, personId)
    await tries({ contact, address }, async () => {
      await codes.spend({ contact, scene: 'bind', personId }, code)
      await set(db, personId, contact)
    })
    // Whoever held the account by the old address hears of it there; the change is made either way.
    if (before.email && contact.kind === 'email') {
      const speaker = await speakerIn(language, brand.name)
      const [subject, text] = [speaker.text('mail.changed.subject'), speaker.text('mail.changed.text')]
      delivery.email.send({ to: before.email, subject, text }).catch(() => undefined)
    }
    return { user: await presentUser(db, personId) }
  }
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
