import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Metrics } from '../../metrics.ts'

/** Counts every request, and tells at `/metrics` what was counted: to this machine, or to whoever has the token. */
export function addMetricsPage(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const requests = metrics.timer('ramify_http_request_seconds', 'Answered requests', ['path', 'status'])
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(reply.elapsedTime / 1000, { path: routeOf(request), status: String(reply.statusCode) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) throw new AppError(-404)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

/** The route, not what was asked for: that could be anything, and each value would be kept for ever. */
const routeOf = (request: FastifyRequest) => (request.is404 ? 'other' : (request.routeOptions.url ?? 'other'))

/** A proxy on this machine passes on what comes from elsewhere, and says so. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

function isLocal(request: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return isIPv4(address) ? address.startsWith('127.') : isIPv6(address) && address === '::1'
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
