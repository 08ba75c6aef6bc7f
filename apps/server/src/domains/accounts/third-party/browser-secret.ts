import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../../platform/random.ts'

/** Of a browser that is on its way to a provider: the state that comes back has to come back to it. */
export function browserSecret(request: FastifyRequest): string | null {
  const { name } = kindOf(request)
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const [, secret] = pairs.find(([each]) => each === name) ?? []
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : null
}

/** The same one for as long as it lives, so that two tabs do not undo each other. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, lifetime: number): string {
  const secret = browserSecret(request) ?? newToken()
  const { name, scope } = kindOf(request)
  const cookie = `${name}=${secret}; ${scope}; Max-Age=${lifetime / 1000}; HttpOnly; SameSite=Lax`
  reply.header('set-cookie', cookie)
  return secret
}

/** Over TLS the name itself says that no other host has set it. */
const kindOf = ({ protocol }: FastifyRequest) =>
  protocol === 'https'
    ? { name: '__Host-ramify-passage', scope: 'Path=/; Secure' }
    : { name: 'ramify-passage', scope: 'Path=/api/passport' }
