import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'

/** What speaks OpenID Connect on this machine, and asks people who they are and whether they may be told of. */
export interface IdentityServer {
  readonly issuer: string
  /** What the server under test is told of it. */
  readonly settings: { name: string; issuer: string; client_id: string; client_secret: string }
  /** By the name with which they sign in there. */
  readonly people: Map<string, Claims>
  stop(): Promise<void>
}

interface Claims {
  name?: string
  picture?: string
  email?: string
  email_verified?: boolean
}

interface Options {
  name: string
  id: string
  /** Where the server under test wants people to come back to; its address is known only once it runs. */
  redirectUris: () => string[]
}

const [client_id, client_secret] = ['maps', 'a-secret-of-maps']

export async function startIdentityServer({ name, id, redirectUris }: Options): Promise<IdentityServer> {
  const people = new Map<string, Claims>()
  let serve: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id, client_secret, redirect_uris: ['http://127.0.0.1/filled-in-later'] }],
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    cookies: { keys: ['not-secret'], names: { session: `${id}_s`, interaction: `${id}_i`, resume: `${id}_r` } },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: interactionPolicy.base() },
    pkce: { required: () => true },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })
  const known = provider.Client.prototype as unknown as { redirectUriAllowed: (uri: string) => boolean }
  known.redirectUriAllowed = (uri) => redirectUris().includes(uri)
  const ask = provider.callback()
  serve = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void ask(request, response)
    interact(provider, request, response).catch((error) => response.writeHead(500).end(String(error)))
  }
  return { issuer, settings: { name, issuer, client_id, client_secret }, people, stop: () => close(server) }
}

/** One page: a name and "Go on", or "Refuse". */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const details = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  const form = new URLSearchParams(await textOf(request))
  if (form.get('act') === 'refuse') {
    await provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'No' })
    return
  }
  const accountId = details.session?.accountId ?? form.get('who') ?? ''
  const grant = new provider.Grant({ accountId, clientId: String(details.params.client_id) })
  grant.addOIDCScope(String(details.params.scope))
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, { login: { accountId, remember: false }, consent })
}

const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Who are you?</title><form method="post">
<label>Name <input name="who"></label>
<button name="act" value="go">Go on</button> <button name="act" value="refuse">Refuse</button></form></html>`

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
