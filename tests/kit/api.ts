import { randomBytes } from 'node:crypto'
import { type Client, clientSchemaHeader, createClient, type Path } from '@ramify/contract'
import { clientSchema } from '@ramify/document'

export interface Headers {
  [name: string]: string
}

/** A client of the contract over real HTTP. */
export function apiClient(address: string, token?: string, more: Headers = {}): Client {
  return createClient(async (path, body) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...more }
    const response = await post(address, path, JSON.stringify(body), headers)
    return response.json()
  })
}

/**
 * One call with exactly these bytes as its body. A server that trusts proxies of this machine takes each call for one
 * from another network, so that the limits that networks have do not add up over the tests that share it.
 */
export function post(
  address: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers = {},
): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork(), ...headers },
    body,
  })
}

const someNetwork = () => `10.${randomBytes(3).join('.')}`

export interface Person {
  email: string
  password: string
  token: string
  api: Client
}

export const newEmail = () => `person-${randomBytes(6).toString('hex')}@example.com`
export const password = 'secret-1'

/** A new person, registered and signed in. */
export async function newPerson(address: string): Promise<Person> {
  const email = newEmail()
  const { api_token } = await apiClient(address)('/passport/register', { email, password, agreed: true })
  const { token } = await apiClient(address)('/login', { api_token })
  const api = apiClient(address, token, { [clientSchemaHeader]: String(clientSchema) })
  return { email, password, token, api }
}

export const allPaths = (contract: Record<Path, unknown>): Path[] => Object.keys(contract) as Path[]
