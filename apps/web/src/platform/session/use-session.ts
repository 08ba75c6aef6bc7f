import type { User } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useStore } from '../store.ts'
import { sessionStore } from './session-store.ts'
import { userInfoQuery } from './user-info.ts'

type SessionState =
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** There is a token, but nobody has told yet whose it is. */
  | { status: 'checking' }
  | { status: 'unreachable'; error: unknown; retry: () => void }

export function useSession(): SessionState {
  const session = useStore(sessionStore)
  const info = useQuery({ ...userInfoQuery, enabled: session !== null })
  if (!session) return { status: 'signed-out' }
  if (session.user) return { status: 'signed-in', user: session.user }
  if (info.isError) return { status: 'unreachable', error: info.error, retry: () => void info.refetch() }
  return { status: 'checking' }
}
