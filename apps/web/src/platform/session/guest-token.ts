import { readLocal, writeLocal } from '../storage/local.ts'
import { currentToken } from './session-store.ts'

const key = 'ramify.guest-token'

/** What a server knows somebody without an account by, who looks at shared documents: for a day, and never together with a session. */
export function guestToken(): string | null {
  try {
    const kept: unknown = JSON.parse(readLocal(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('until' in kept)) return null
    return typeof kept.token === 'string' && typeof kept.until === 'number' && kept.until > Date.now()
      ? kept.token
      : null
  } catch {
    return null // not ours, or cut off: the server makes another guest
  }
}

export function keepGuestToken(token: string, until: number): void {
  writeLocal(key, JSON.stringify({ token, until }))
}

export function forgetGuestToken(): void {
  writeLocal(key, null)
}

/** By whom documents are read: who is signed in, or the guest. */
export const readerToken = (): string | null => currentToken() ?? guestToken()
