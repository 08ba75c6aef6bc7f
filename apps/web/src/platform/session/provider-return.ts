import { type ProviderFailure, providerFailures } from '@ramify/contract'
import { readLocal, writeLocal } from '../storage/local.ts'
import { createStore } from '../store.ts'
import { handedTicket } from './client-token.ts'

/** Where people come back to from a provider whose account they have; what they bring stands behind the #. */
export const providerReturnPath = '/login/return'

/** What a way to a provider ended with, apart from being signed in. */
export type ProviderEnd = { kind: 'link'; token: string } | { kind: 'failure'; failure: ProviderFailure }

export const providerEnd = createStore<ProviderEnd | null>(null)

const key = 'ramify.away'

/** Before leaving for a provider: only what comes back with this state is believed. */
export function rememberLeaving(state: string): void {
  writeLocal(key, state)
}

/** Before anything else looks at the address, as with `takeClientToken`. */
export function takeProviderReturn(): void {
  if (location.pathname !== providerReturnPath || location.hash === '') return
  const { hash } = location
  history.replaceState(history.state, '', location.pathname + location.search)
  const end = endIn(hash, readLocal(key))
  if (end.kind === 'ticket') handedTicket.set(end.token)
  else providerEnd.set(end)
  if (end.kind !== 'failure') writeLocal(key, null)
}

/**
 * Somebody could lead others here with a ticket of their own, to have them draw in a stranger's account or be known by a stranger's
 * identity: the state shows that this browser has left for it (T43).
 */
export function endIn(hash: string, expected: string | null): ProviderEnd | { kind: 'ticket'; token: string } {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const failure = providerFailures.find((each) => each === told.get('error'))
  if (failure) return { kind: 'failure', failure }
  const isOurs = expected !== null && told.get('state') === expected
  for (const [name, kind] of [
    ['api_token', 'ticket'],
    ['bind_token', 'link'],
  ] as const) {
    const token = told.get(name)
    if (isOurs && token && /^[\w-]{43}$/.test(token)) return { kind, token }
  }
  return { kind: 'failure', failure: 'over' }
}
