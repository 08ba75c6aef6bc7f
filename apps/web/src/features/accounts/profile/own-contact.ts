import type { User } from '@ramify/contract'
import { type Contact, noContact } from '../entry/contact/contact.ts'

/** Where a code reaches the person: their e-mail address first. `null` where there is neither. */
export function ownContact({ email, phone }: Pick<User, 'email' | 'phone'>): Contact | null {
  if (email !== null) return { ...noContact, kind: 'email', email }
  // Stored with its region: `+8613812345678` is taken at its word, whatever region stands beside it.
  if (phone !== null) return { ...noContact, kind: 'phone', phone }
  return null
}
