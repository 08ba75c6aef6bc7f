import type { User } from '@ramify/contract'
import { readLocal, watchLocal, writeLocal } from '../storage/local.ts'
import { createStore } from '../store.ts'

interface Session {
  token: string
  /** As last heard of, so that the page need not wait for the server and opens offline too. */
  user: User | null
}

const tokenKey = 'ramify.token'
const userKey = 'ramify.user'
/** What this browser remembers of a person's doings: it leaves with them. */
const personalKeys = [
  'ramify.upgrade-reason',
  'ramify.open-folders',
  'ramify.recent-actions',
  'ramify.palette.recent',
  'ramify.colours',
  'ramify.comments.drafts',
] as const

/** The session of this browser, the same in all its tabs. */
export const sessionStore = createStore<Session | null>(storedSession())

watchLocal(tokenKey, (token) => {
  if (token !== currentToken()) sessionStore.set(storedSession())
})

export function currentToken(): string | null {
  return sessionStore.get()?.token ?? null
}

export function startSession(token: string, user: User): void {
  const before = sessionStore.get()
  if (before && before.user?.user_id !== user.user_id) forgetPerson()
  // The user first: other tabs wake up by the token.
  writeLocal(userKey, JSON.stringify(user))
  writeLocal(tokenKey, token)
  sessionStore.set({ token, user })
}

export function dropSession(): void {
  forgetPerson()
  writeLocal(userKey, null)
  writeLocal(tokenKey, null)
  sessionStore.set(null)
}

/** Ignored when the session it was asked for is no longer this one. */
export function rememberUser(token: string, user: User): void {
  if (currentToken() !== token) return
  writeLocal(userKey, JSON.stringify(user))
  sessionStore.set({ token, user })
}

function forgetPerson(): void {
  for (const key of personalKeys) writeLocal(key, null)
}

function storedSession(): Session | null {
  const token = readLocal(tokenKey)
  return token === null ? null : { token, user: storedUser() }
}

function storedUser(): User | null {
  try {
    const user: unknown = JSON.parse(readLocal(userKey) ?? 'null')
    return typeof user === 'object' && user !== null && 'nickname' in user ? (user as User) : null
  } catch {
    return null // not ours, or cut off: the server knows better anyway
  }
}
