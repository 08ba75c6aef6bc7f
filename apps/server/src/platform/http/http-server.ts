import { openApi } from '@ramify/contract'
import { contentToJson } from '@ramify/document'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { addBrands } from '../brands/brand-of-request.ts'
import type { Brands } from '../brands/brands.ts'
import type { Database } from '../database/database.ts'
import { AddressCounts } from '../limits/address-counts.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { newId } from '../random.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AddRoutes } from './add-routes.ts'
import { acceptBodies } from './body/body.ts'
import type { JsonLimits } from './body/check-json.ts'
import type { Handlers } from './calls/call.ts'
import { CallTurns } from './calls/call-turns.ts'
import { addCalls } from './calls/calls.ts'
import { readerForBytes, sessionForBytes } from './calls/require-session.ts'
import { answerBrokenRequest } from './connections/broken-request.ts'
import { trustIn } from './connections/forwarded.ts'
import { addOwnAddress, type OwnAddress } from './connections/own-address.ts'
import { limitPipelining } from './connections/pipelining.ts'
import { sendFailure } from './failure.ts'
import { addHealth, type HealthChecks } from './monitoring/health.ts'
import { addMetricsPage } from './monitoring/metrics-page.ts'
import type { PageExtrasOf } from './pages/page-extras.ts'
import { addWebShell } from './pages/web-shell.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { addSecurityHeaders, type ClientScript } from './security-headers.ts'

interface Options {
  version: string
  log: Log
  database: Database
  sessions: Sessions
  handlers: Handlers
  /** What is asked for in other ways than calls. */
  routes: readonly AddRoutes[]
  webDir: string
  /** Addresses of the scripts that pages may load besides our own. */
  outsideScripts: readonly string[]
  /** Those that pages may load inside of some app, and nowhere else. */
  clientScripts: readonly ClientScript[]
  brands: Brands
  ownAddress: OwnAddress
  trustedProxies: string[]
  jsonLimits: JsonLimits
  callsPerPerson: number
  connectionsPerAddress: number
  /** How long nobody has to read an answer. */
  unreadAnswerMs: number
  healthChecks: HealthChecks
  /** What is said of single places in the app. */
  pageExtrasOf: PageExtrasOf
  /** Without it there is no page of metrics. */
  metricsPage?: { metrics: Metrics; token: string | undefined }
}

/** Everything the server answers over HTTP. */
export async function createHttpServer(options: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: 1024 * 1024,
    // From the first byte of a request to its last. The page goes on sending as long as something moves, which takes so long for the
    // largest picture on a slow line; whoever takes uploads notices sooner when nothing comes. Headers have a minute as ever.
    requestTimeout: 30 * 60_000,
    // Where nothing moves at all, nobody is waited for so long.
    connectionTimeout: 2 * 60_000,
    // Tickets are longer than names: three ids, a time and a signature.
    routerOptions: { maxParamLength: 200 },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  limitPipelining(app.server)
  limitConnections(app, options)
  endUnread(app, options.unreadAnswerMs)
  addBrands(app, options.brands)
  addOwnAddress(app, options.ownAddress)
  app.setErrorHandler(sendFailure)
  app.setReplySerializer(answerText)
  logRequests(app)
  await addSecurityHeaders(app, options.outsideScripts)
  const parseJson = acceptBodies(app, options.jsonLimits)
  addHealth(app, options.database, options.healthChecks)
  if (options.metricsPage) addMetricsPage(app, options.metricsPage.metrics, options.metricsPage.token)
  const turns = new CallTurns({ callsPerPerson: options.callsPerPerson })
  addCalls(app, options.handlers, { sessions: options.sessions, parseJson, turns })
  const { sessions } = options
  const sessionOf = (request: FastifyRequest) => sessionForBytes(request, sessions)
  const readerOf = (request: FastifyRequest) => readerForBytes(request, sessions)
  for (const add of options.routes) await app.register(async (scope) => add(scope, sessionOf, readerOf))
  // Made when first asked for: it takes a tenth of a second, and few ask.
  let description: Buffer | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(openApi(options.version)))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  refuseOtherMethods(app, '/api/openapi.json', 'GET')
  await addWebShell(app, options.webDir, { extrasOf: options.pageExtrasOf, scripts: options.clientScripts })
  return app
}

/** Each may hold some of a body in memory before anybody knows who sends it. A proxy that we trust has the connections of many. */
function limitConnections(app: FastifyInstance, { connectionsPerAddress, trustedProxies }: Options): void {
  const counts = new AddressCounts(connectionsPerAddress)
  const isTrusted = trustIn(trustedProxies)
  app.server.on('connection', (connection) => {
    const { remoteAddress = '' } = connection
    if (isTrusted(remoteAddress)) return
    const leave = counts.enter(remoteAddress)
    if (leave) connection.once('close', leave)
    else connection.destroy()
  })
}

/**
 * Closes connections that take nothing of an answer that lies in memory as a whole. A file that is sent does not lie there: its
 * connection has the time of all others.
 */
function endUnread(app: FastifyInstance, unreadAnswerMs: number): void {
  app.server.on('request', ({ socket }, response) => {
    // Written to the end, though not to the network yet. The next request has the usual time again.
    response.once('prefinish', () => socket.setTimeout(unreadAnswerMs))
  })
}

/** The contents of documents nest deeper than `JSON.stringify` goes. */
function answerText(answer: unknown): string {
  try {
    return JSON.stringify(answer)
  } catch (error) {
    if (error instanceof RangeError) return contentToJson(answer)
    throw error
  }
}

/** One line for each call, and for files when debugging. A query may carry a token, and so may what stands for a name in a path. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = loggedPath(request.routeOptions.url, request.url)
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[path.startsWith('/api/') ? 'info' : 'debug'](line, 'answered')
  })
}

/** Of a path that no route has only the first part: a ticket may stand anywhere in the rest, as in `/api/uplaod/<ticket>`. */
export function loggedPath(route: string | undefined, url: string): string {
  const path = url.split('?')[0] ?? ''
  if (route?.includes(':')) return route
  if (route !== undefined) return path
  return path.replace(/^(\/[\w-]{0,20})(?![\w-]).+$|^.*$/s, (_all, first?: string) => `${first ?? '/'}…`)
}
