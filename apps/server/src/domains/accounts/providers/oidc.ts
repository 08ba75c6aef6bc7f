import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  getValidatedIdTokenClaims,
  type JWKSCacheInput,
  jwksCache,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
} from 'oauth4webapi'
import { fetchOutside } from '../../../platform/outside/fetch-outside.ts'
import { checkedAnswer, clientProof } from './conversation.ts'
import type { App, Profile, Provider } from './provider.ts'

export interface OidcEntry {
  kind: 'oidc'
  /** By settings or by this code, never by what somebody types: we ask it for documents. */
  issuer: string
  scope: string
}

const hour = 60 * 60_000

/** Any issuer of OpenID Connect. */
export function oidcProvider({ issuer, scope }: OidcEntry, app: App, now = Date.now): Provider {
  const { clientId: client_id } = app
  const client = { client_id }
  const keys: JWKSCacheInput = {}
  let known: { server: Promise<AuthorizationServer>; until: number } | undefined

  const options = () => ({
    // Settings allow it on loopback alone.
    [allowInsecureRequests]: issuer.startsWith('http:'),
    [customFetch]: fetchOutside as never,
  })

  const discover = (): Promise<AuthorizationServer> => {
    if (known && known.until > now()) return known.server
    const url = new URL(issuer)
    const server = discoveryRequest(url, { algorithm: 'oidc', ...options() }).then((answer) =>
      processDiscoveryResponse(url, answer),
    )
    known = { server, until: now() + hour }
    server.catch(() => {
      known = undefined
    })
    return server
  }

  return {
    authorizationUrl: async ({ state, nonce, verifier, redirectUri }, language) => {
      const { authorization_endpoint } = await discover()
      if (!authorization_endpoint) throw new Error(`${issuer} names no authorization endpoint`)
      const address = new URL(authorization_endpoint)
      const asked = {
        client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      return address
    },

    comeBack: async (brought, passage) => {
      const server = await discover()
      const checked = checkedAnswer(server, app, brought, passage)
      const answer = await authorizationCodeGrantRequest(
        server,
        client,
        clientProof(app, server.token_endpoint_auth_methods_supported),
        checked,
        passage.redirectUri,
        passage.verifier,
        options(),
      )
      const tokens = await processAuthorizationCodeResponse(server, client, answer, {
        expectedNonce: passage.nonce,
        requireIdToken: true,
      })
      await validateApplicationLevelSignature(server, answer, { ...options(), [jwksCache]: keys })
      const claims = getValidatedIdTokenClaims(tokens)
      if (!claims) throw new Error(`${issuer} gave no ID token`)
      if (claims.name !== undefined || !server.userinfo_endpoint) return profileOf(claims.sub, claims)
      const told = await userInfoRequest(server, client, tokens.access_token, options())
      return profileOf(claims.sub, { ...claims, ...(await processUserInfoResponse(server, client, claims.sub, told)) })
    },
  }
}

function profileOf(subject: string, claims: Record<string, unknown>): Profile {
  const { name, nickname, preferred_username, picture, email, email_verified } = claims
  return {
    subject,
    nickname: firstText(name, nickname, preferred_username),
    picture: firstText(picture),
    // Some write the word.
    email: email_verified === true || email_verified === 'true' ? firstText(email) : null,
  }
}

const firstText = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? null
