import { eventsPath, type PersonEvent } from '@ramify/contract'
import { api } from '../api/api.ts'
import { currentToken, sessionStore } from '../session/session-store.ts'
import { createStore } from '../store.ts'
import { connectEvents, type EventSocket, type PageSignals } from './connect-events.ts'

/** How many notifications the person has not read, as far as this page knows. */
export const unreadNotifications = createStore(0)

/** Nothing on the page waits for it: documents and lists come first. */
const startDelayMs = 1_500

/** Hears what changes for the person of this browser, whoever that is. Gives back how to end it. */
export function followPersonEvents(onEvent: (event: PersonEvent) => void): () => void {
  let token: string | null = null
  let end: () => void = () => undefined
  const follow = () => {
    if (currentToken() === token) return
    token = currentToken()
    end()
    end = () => undefined
    unreadNotifications.set(0)
    if (token !== null) end = connectFor(token, onEvent)
  }
  const starting = setTimeout(follow, startDelayMs)
  const stopWatching = sessionStore.subscribe(follow)
  return () => {
    clearTimeout(starting)
    stopWatching()
    end()
  }
}

function connectFor(token: string, onEvent: (event: PersonEvent) => void): () => void {
  return connectEvents({
    token,
    openSocket: () => new WebSocket(address()) as EventSocket,
    page: pageSignals,
    random: Math.random,
    onEvent,
    onUnreachable: () => {
      const tell = ({ unread }: { unread: number }) => {
        if (currentToken() === token) onEvent({ type: 'notifications', unread })
      }
      // Without it the mark is old, and nothing else is wrong.
      api('/ls_notifications', { limit: 1 }).then(tell, () => undefined)
    },
  })
}

function address(): string {
  const url = new URL(eventsPath, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

const pageSignals: PageSignals = {
  isVisible: () => document.visibilityState === 'visible',
  subscribe: (listener) => {
    const visibility = () => listener('visibility')
    const online = () => listener('online')
    document.addEventListener('visibilitychange', visibility)
    addEventListener('pageshow', visibility)
    addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', visibility)
      removeEventListener('pageshow', visibility)
      removeEventListener('online', online)
    }
  },
}
