import type { User } from '@ramify/contract'
import { queryClient } from '../../../platform/api/query-client.ts'
import { currentToken, rememberUser } from '../../../platform/session/session-store.ts'
import { userInfoQuery } from '../../../platform/session/user-info.ts'

/** The person as the server knows them after a change: wherever they are shown, at once. */
export function keepUser(user: User): void {
  const token = currentToken()
  if (token !== null) rememberUser(token, user)
  queryClient.setQueryData(userInfoQuery.queryKey, (info) => info && { ...info, user })
}
