import {
  AuthorizationResponseError,
  type AuthorizationServer,
  type ClientAuth,
  ClientSecretPost,
  None,
  validateAuthResponse,
} from 'oauth4webapi'
import { type App, type Passage, Refused } from './provider.ts'

/** What the browser brought, once its state and its issuer are ours (T43). */
export function checkedAnswer(
  server: AuthorizationServer,
  { clientId: client_id }: App,
  brought: URLSearchParams,
  { state }: Passage,
): URLSearchParams {
  try {
    const checked = validateAuthResponse(server, { client_id }, brought, state)
    // Some say no by bringing nothing.
    if (!checked.has('code') && !checked.has('authCode')) throw new Refused()
    return checked
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') throw new Refused()
    throw error
  }
}

/** How we prove at the token endpoint who we are; in the header, unless the server takes it in the body alone. */
export function clientProof({ clientSecret }: App, methods: readonly string[] = ['client_secret_basic']): ClientAuth {
  if (clientSecret === undefined) return None()
  return methods.includes('client_secret_basic') ? inHeader(clientSecret) : ClientSecretPost(clientSecret)
}

/** Escaping no more than must be: the library also escapes hyphens, which some providers do not undo. */
const inHeader =
  (secret: string): ClientAuth =>
  (_server, { client_id }, _body, headers) => {
    const pair = [client_id, secret].map(encodeURIComponent).join(':')
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
  }
