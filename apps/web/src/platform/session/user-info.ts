import type { PlanLimits, PlanName } from '@ramify/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { currentToken, rememberUser } from './session-store.ts'
import { askSettings } from './settings.ts'

/** The signed-in person, and what their plan allows. */
export const userInfoQuery = queryOptions({
  queryKey: ['user', 'info'],
  queryFn: async ({ signal }) => {
    const token = currentToken()
    const takeSettings = askSettings()
    const info = await api('/user/info', {}, { signal })
    if (token !== null && token === currentToken()) {
      rememberUser(token, info.user)
      takeSettings(info.settings)
    }
    return info
  },
})

/** As `currentPlan`. */
export function currentLimits(): PlanLimits | null {
  return queryClient.getQueryData(userInfoQuery.queryKey)?.limits ?? null
}

/** `null` for guests, and until the server has told. */
export function currentPlan(): PlanName | null {
  return queryClient.getQueryData(userInfoQuery.queryKey)?.plan ?? null
}
