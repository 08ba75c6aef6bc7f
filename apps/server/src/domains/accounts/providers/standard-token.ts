import { authorizationCodeGrantRequest, customFetch, processAuthorizationCodeResponse } from 'oauth4webapi'
import { clientProof } from './conversation.ts'
import type { Exchange } from './oauth2.ts'

interface Endpoint {
  issuer: string
  token: string
  /** How it wants to be told who asks. */
  method: 'client_secret_basic' | 'client_secret_post'
}

/** The access token, from those who keep to the standard. */
export async function standardToken(exchange: Exchange, { issuer, token, method }: Endpoint): Promise<string> {
  const server = { issuer, token_endpoint: token }
  const client = { client_id: exchange.clientId }
  const answer = await authorizationCodeGrantRequest(
    server,
    client,
    clientProof(exchange, [method]),
    exchange.checked,
    exchange.redirectUri,
    exchange.verifier,
    { [customFetch]: exchange.fetch as never },
  )
  return (await processAuthorizationCodeResponse(server, client, answer)).access_token
}
