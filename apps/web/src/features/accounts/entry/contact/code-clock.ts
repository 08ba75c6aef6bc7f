import { readLocal, writeLocal } from '../../../../platform/storage/local.ts'
import { createStore } from '../../../../platform/store.ts'
import { type Contact, contactKey, noContact } from './contact.ts'
import { isRegion } from './regions.ts'

/** What a code is good for. */
export type CodeScene = 'login' | 'register' | 'resetpwd' | 'bind' | 'destroy'

/** The last code that was sent from this browser: until when no other is, and to whom. A reload must not forget it. */
interface SentCode {
  scene: CodeScene
  contact: Contact
  /** By this device's clock. */
  until: number
  /** Not only refused for now. */
  isOut: boolean
}

const key = 'ramify.code'

const sent = createStore<SentCode | null>(stored())

export const sentCode = { get: sent.get, subscribe: sent.subscribe }

export function codeSent(scene: CodeScene, contact: Contact, seconds: number, now = Date.now()): void {
  keep({ scene, contact, until: now + seconds * 1000, isOut: true })
}

/** None was sent this time, and for so long none will be. */
export function codeRefused(scene: CodeScene, contact: Contact, seconds: number, now = Date.now()): void {
  keep({ scene, contact, until: now + seconds * 1000, isOut: isCodeOut(sent.get(), scene, contact) })
}

function keep(next: SentCode): void {
  sent.set(next)
  writeLocal(key, JSON.stringify(next))
}

/** The address need not lie around once it has served. */
export function forgetSentCode(): void {
  sent.set(null)
  writeLocal(key, null)
}

/** How long until another code can be asked for here. */
export function secondsLeft(code: SentCode | null, scene: CodeScene, contact: Contact, now: number): number {
  if (!isFor(code, scene, contact)) return 0
  return Math.max(0, Math.ceil((code.until - now) / 1000))
}

/** Whether one was sent there for this. */
export function isCodeOut(code: SentCode | null, scene: CodeScene, contact: Contact): boolean {
  return isFor(code, scene, contact) && code.isOut
}

function isFor(code: SentCode | null, scene: CodeScene, contact: Contact): code is SentCode {
  return code !== null && code.scene === scene && contactKey(code.contact) === contactKey(contact)
}

/** Whom a code is on its way to: the form begins with them after a reload. */
export function contactAwaiting(code: SentCode | null, scene: CodeScene, now: number): Contact | null {
  return code && code.scene === scene && code.until > now ? code.contact : null
}

function stored(): SentCode | null {
  try {
    const { scene, contact, until, isOut } = JSON.parse(readLocal(key) ?? 'null') ?? {}
    if (typeof scene !== 'string' || typeof until !== 'number' || !isContact(contact)) return null
    return { scene: scene as CodeScene, contact, until, isOut: isOut === true }
  } catch {
    return null // not ours, or cut off: then one can ask for a code at once
  }
}

function isContact(value: unknown): value is Contact {
  if (typeof value !== 'object' || value === null) return false
  const { kind, email, region, phone } = { ...noContact, ...value }
  const isKind = kind === 'email' || kind === 'phone'
  return isKind && typeof email === 'string' && typeof phone === 'string' && isRegion(String(region))
}
