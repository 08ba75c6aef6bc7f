import { calculatePKCECodeChallenge } from 'oauth4webapi'
import { fetchOutside } from '../../../platform/outside/fetch-outside.ts'
import { type AskJson, askJson } from './ask-json.ts'
import { checkedAnswer } from './conversation.ts'
import type { App, Passage, Profile, Provider } from './provider.ts'

/** What a provider's own file needs to learn who came back. */
export interface Exchange extends App, Passage {
  clientSecret: string
  /** What the browser brought, checked. */
  checked: URLSearchParams
  code: string
  ask: AskJson
  fetch: typeof fetch
}

/** A provider that speaks OAuth 2 or something like it, each in its own dialect. */
export interface OAuth2Entry {
  kind: 'oauth2'
  /** Where people are sent. */
  authorize: string
  /** Parameters of that address besides the usual ones. */
  parameters?: Record<string, string>
  /** What it calls `client_id`. */
  clientIdName?: string
  /** All that the address may have, in the order in which the provider wants it; otherwise it does not matter. */
  order?: readonly string[]
  /** What the address has to end with. */
  hash?: string
  profile: (exchange: Exchange) => Promise<Profile>
}

export function oauth2Provider(
  entry: OAuth2Entry,
  app: App & { clientSecret: string },
  outside = fetchOutside,
): Provider {
  const { authorize, parameters = {}, clientIdName = 'client_id', order, hash = '', profile } = entry
  const server = { issuer: new URL(authorize).origin, authorization_endpoint: authorize }
  return {
    authorizationUrl: async ({ state, verifier, redirectUri }) => {
      const address = new URL(authorize)
      const asked: Record<string, string> = {
        [clientIdName]: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        // Whoever does not know it leaves it alone.
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      }
      for (const name of order ?? Object.keys(asked)) address.searchParams.set(name, asked[name] ?? '')
      address.hash = hash
      return address
    },

    comeBack: async (brought, passage) => {
      const checked = checkedAnswer(server, app, brought, passage)
      const code = checked.get('code') ?? checked.get('authCode') ?? ''
      return profile({ ...app, ...passage, checked, code, ask: askJson(outside), fetch: outside })
    },
  }
}
