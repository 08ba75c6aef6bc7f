import { normalPhone } from '@ramify/contract'
import { dialCode, type RegionId } from './regions.ts'

export type ContactKind = 'email' | 'phone'

/** What somebody is typing: both stay while they turn from one to the other. */
export interface Contact {
  kind: ContactKind
  email: string
  region: RegionId
  phone: string
}

export const noContact: Contact = { kind: 'email', email: '', region: 'CN', phone: '' }

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
  return contact.kind === 'email' ? contact.email.trim() : `+${dialCode(contact.region)} ${contact.phone.trim()}`
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim())

const phoneOf = ({ phone, region }: Contact) => normalPhone(phone, `+${dialCode(region)}`)
