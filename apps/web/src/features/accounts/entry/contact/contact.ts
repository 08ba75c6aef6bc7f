import { normalPhone } from '@ramify/contract'
import { createStore } from '../../../../platform/store.ts'
import { dialCode, type RegionId } from './regions.ts'

export type ContactKind = 'email' | 'phone'

/** What somebody is typing. */
export interface Contact {
  kind: ContactKind
  email: string
  region: RegionId
  phone: string
  /** Typed where both kinds are taken: what it is, is seen from what it says. */
  isEither?: true
}

export const noContact: Contact = { kind: 'email', email: '', region: 'CN', phone: '' }

export const eitherContact: Contact = { ...noContact, isEither: true }

/** From the third digit on it is a number, until a letter or an @ comes: addresses may begin with digits, too. */
export function typedContact(before: Contact, typed: string): Contact {
  const isNumber = /^\s*\+?[\d\s().-]*$/.test(typed) && typed.replace(/\D/g, '').length >= 3
  return { ...before, kind: isNumber ? 'phone' : 'email', email: typed, phone: typed }
}

/** Whether the number itself says what is dialled first. */
export const namesRegion = ({ phone }: Contact): boolean => /^\s*(\+|00)/.test(phone)

/** As the calls take it. */
export type ContactBody = { email: string } | { telephone: string; region_code: string }

export function contactBody(contact: Contact): ContactBody {
  return contact.kind === 'email'
    ? { email: contact.email.trim() }
    : { telephone: contact.phone.trim(), region_code: `+${dialCode(contact.region)}` }
}

/** Good enough to ask the server about; it has the last word. */
export function isReachable(contact: Contact): boolean {
  return contact.kind === 'email' ? isEmail(contact.email) : phoneOf(contact) !== null
}

/** One string for one person's one address. */
export function contactKey(contact: Contact): string {
  return contact.kind === 'email' ? contact.email.trim().toLowerCase() : (phoneOf(contact) ?? contact.phone)
}

/** As its person reads it. */
export function contactName(contact: Contact): string {
  if (contact.kind === 'email') return contact.email.trim()
  return namesRegion(contact) ? contact.phone.trim() : `+${dialCode(contact.region)} ${contact.phone.trim()}`
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim())

const phoneOf = ({ phone, region }: Contact) => normalPhone(phone, `+${dialCode(region)}`)

/** What was typed into one form, to fill in the next one. */
export const givenContact = createStore<Contact | null>(null)
