import { CallError } from '@ramify/contract'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { currentToken, sessionStore } from '../session/session-store.ts'

// Left to a timer, a switch that was pressed would show its old state for a moment.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline a call fails at once and says so; pausing would show a skeleton for ever.
      networkMode: 'always',
      // Which turns this off unless told.
      refetchOnReconnect: true,
      staleTime: 30_000,
      // What the server refused it will refuse again; what never arrived may arrive.
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.errno === null,
    },
    mutations: { networkMode: 'always' },
  },
})

let token = currentToken()

/** Answers belong to the session that asked: the next person on this browser must not see them. */
sessionStore.subscribe(() => {
  if (currentToken() === token) return
  token = currentToken()
  queryClient.clear()
})
