import { normalPhone } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { AccountTables } from '../tables.ts'

/** Where a person can be reached, and by which they are known: normalised, so that it is the same however it is written. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}

interface Given {
  email?: string | undefined
  telephone?: string | undefined
  region_code: string
}

/** The one contact of a body; refuses none, both, and numbers that are none. */
export function contactOf(given: Given): Contact {
  const contact = givenContact(given)
  if (contact === null) throw new AppError(-400, { field: 'email' })
  return contact
}

/** As `contactOf`, null where there is none. */
export function givenContact({ email, telephone, region_code }: Given): Contact | null {
  if (email !== undefined && telephone !== undefined) throw new AppError(-400, { field: 'telephone' })
  if (email !== undefined) return { kind: 'email', value: email }
  if (telephone === undefined) return null
  const value = normalPhone(telephone, region_code)
  if (value === null) throw new AppError(-400, { code: 'x-enter-phone', field: 'telephone' })
  return { kind: 'phone', value }
}

/** The field of a body that a contact came from. */
export const fieldOf = ({ kind }: Contact): string => (kind === 'email' ? 'email' : 'telephone')

/** That there is no such account is told by every call, behind limits: registering tells it anyway. */
export const noSuchAccount = (contact: Contact) =>
  contact.kind === 'email'
    ? new AppError(-200, { field: fieldOf(contact) })
    : new AppError(-221, { code: '103', field: fieldOf(contact) })

export const alreadyTaken = (contact: Contact) =>
  new AppError(-206, { field: fieldOf(contact), ...(contact.kind === 'phone' && { code: '104' }) })

export const findByContact = (db: Kysely<AccountTables>, { kind, value }: Contact) =>
  db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'email_proved_at'])
    .where(kind, '=', value)
    .executeTakeFirst()

/** Where a person can be reached; e-mail first. */
export async function ownContacts(db: Kysely<AccountTables>, personId: string): Promise<Contact[]> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'phone'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return (['email', 'phone'] as const).flatMap((kind) => {
    const value = account?.[kind]
    return value ? [{ kind, value }] : []
  })
}
