import type { User } from '@ramify/contract'
import { queryClient } from '../../../platform/api/query-client.ts'
import { rememberUser, sessionStore } from '../../../platform/session/session-store.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'

/** The person as the server knows them after a change: wherever they are shown, at once. */
export function keepUser(user: User): void {
  const session = sessionStore.get()
  // Somebody else may have signed in while the answer was on its way.
  if (session?.user?.user_id !== user.user_id) return
  rememberUser(session.token, user)
  queryClient.setQueryData(userInfoQuery.queryKey, (info) => info && { ...info, user })
}
