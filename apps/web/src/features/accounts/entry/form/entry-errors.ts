import { CallError, type Errno, type MessageCode } from '@ramify/contract'
import type { Words } from '../../../../platform/i18n/words.ts'
import { errorText } from '../../../../platform/show-error.ts'
import { type Contact, isReachable } from '../contact/contact.ts'

export type EntryField = 'contact' | 'code' | 'oldCode' | 'old' | 'password' | 'repeated'

export interface EntryValues {
  contact: Contact
  code: string
  /** Sent to the address there is, where another one is set. */
  oldCode: string
  /** The password there is, where another one is set. */
  old: string
  password: string
  /** The new password once more. */
  repeated: string
}

export type EntryErrors = { [Field in EntryField]?: Words }

/** What is plainly missing, before anybody is asked. */
export function missingIn(values: EntryValues, needs: readonly EntryField[]): EntryErrors {
  const complaints: EntryErrors = {}
  for (const field of needs) {
    const words = missing[field](values)
    if (words) complaints[field] = words
  }
  return complaints
}

const passwordMissing: Words = ({ text }) => text('accounts.password.missing')

const missing: Record<EntryField, (values: EntryValues) => Words | false> = {
  contact: ({ contact }) => !isReachable(contact) && contactWrong(contact),
  code: ({ code }) => code.trim() === '' && (({ message }) => message('x-enter-code')),
  oldCode: ({ oldCode }) => oldCode.trim() === '' && (({ message }) => message('x-enter-code')),
  old: ({ old }) => old === '' && passwordMissing,
  password: ({ password }) => password === '' && passwordMissing,
  repeated: ({ password, repeated }) => password !== repeated && (({ message }) => message('115')),
}

export const contactWrong =
  ({ kind, isEither, email }: Contact): Words =>
  ({ text }) => {
    if (kind === 'phone') return text('accounts.phone.wrong')
    return text(isEither && !email.includes('@') ? 'accounts.either.wrong' : 'accounts.email.wrong')
  }

const fieldsByName: Record<string, EntryField> = {
  email: 'contact',
  telephone: 'contact',
  region_code: 'contact',
  captcha: 'code',
  old_captcha: 'oldCode',
  old_password: 'old',
  password: 'password',
}

const fieldsByErrno: Partial<Record<Errno, EntryField>> = {
  [-200]: 'contact',
  [-204]: 'contact',
  [-206]: 'contact',
  [-221]: 'contact',
  [-205]: 'password',
  [-303]: 'code',
  [-305]: 'code',
}

const fieldsByMessage: Partial<Record<MessageCode, EntryField>> = {
  '103': 'contact',
  '104': 'contact',
  '105': 'password',
  '106': 'password',
  '109': 'code',
  '110': 'code',
  '111': 'code',
  '113': 'contact',
}

/** Under which field a refusal belongs; `null` if under none that is here. */
export function refusedOf(error: unknown, contact: Contact, needs: readonly EntryField[]): EntryErrors | null {
  if (!(error instanceof CallError) || error.errno === null) return null
  const { code, field } = error.failure
  const named = fieldsByName[field ?? ''] ?? fieldsByMessage[code] ?? fieldsByErrno[error.errno]
  // A wrong password is the old one where a new one is set.
  const place = error.errno === -205 && needs.includes('old') ? 'old' : named
  if (!place || !needs.includes(place)) return null
  // The general words for bad input would not say what is bad about it.
  if (code === '-400' && place === 'contact') return { contact: contactWrong(contact) }
  if (code === '-400' && (place === 'code' || place === 'oldCode')) return { [place]: wrongCode }
  return { [place]: (translator: Parameters<Words>[0]) => errorText(error, translator) }
}

const wrongCode: Words = ({ message }) => message('110')

/** There is no account of this address: one can be made. */
export function isUnknownAccount(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.errno === -200 || error.errno === -221 || error.failure.code === '103'
}

/** How long the server wants to be left alone, where it says so; in seconds. */
export function secondsToWait(error: unknown): number {
  if (!(error instanceof CallError)) return 0
  const seconds = Number(error.failure.params?.seconds)
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}
