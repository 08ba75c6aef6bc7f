import { createStore } from '../store.ts'

/** What an app handed to this page to sign in with; `null` once it is used, or refused. */
export const handedTicket = createStore<string | null>(null)

/** Before anything else looks at the address: a token must not stay in it, nor get into history or logs (threat T40). */
export function takeClientToken(): void {
  const address = new URL(location.href)
  const handed = address.searchParams.get('client_token')
  if (handed === null) return
  address.searchParams.delete('client_token')
  history.replaceState(history.state, '', address)
  handedTicket.set(ticketIn(handed))
}

/**
 * The ticket among the tokens in base64 and JSON. Only this one counts: it is good for a few minutes and once, a session's own
 * token in an address would be good for whoever reads it.
 */
export function ticketIn(clientToken: string): string | null {
  try {
    // An address turns plus into a space.
    const tokens: unknown = JSON.parse(atob(clientToken.replace(/[ -]/g, '+').replace(/_/g, '/')))
    const ticket = typeof tokens === 'object' && tokens !== null && 'api_token' in tokens ? tokens.api_token : null
    return typeof ticket === 'string' && /^[\w-]{43}$/.test(ticket) ? ticket : null
  } catch {
    return null // not ours, or cut off: the person signs in by themselves
  }
}
