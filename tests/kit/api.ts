import { randomBytes } from 'node:crypto'
import { type Client, createClient, type Path } from '@ramify/contract'

interface Headers {
  [name: string]: string
}

/** A client of the contract over real HTTP. */
export function apiClient(address: string, token?: string): Client {
  return createClient(async (path, body) => {
    const response = await post(address, path, JSON.stringify(body), token ? { authorization: `Bearer ${token}` } : {})
    return response.json()
  })
}

/** One call with exactly these bytes as its body. */
export function post(
  address: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers = {},
): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

export interface Person {
  email: string
  password: string
  token: string
  api: Client
}

/** A new person, registered and signed in. */
export async function newPerson(address: string): Promise<Person> {
  const email = `person-${randomBytes(6).toString('hex')}@example.com`
  const password = 'secret-1'
  const { api_token } = await apiClient(address)('/passport/register', { email, password, agreed: true })
  const { token } = await apiClient(address)('/login', { api_token })
  return { email, password, token, api: apiClient(address, token) }
}

export const allPaths = (contract: Record<Path, unknown>): Path[] => Object.keys(contract) as Path[]
