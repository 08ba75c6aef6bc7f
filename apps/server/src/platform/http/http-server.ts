import { openApi } from '@ramify/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { newId } from '../random.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { acceptJsonBodies } from './body.ts'
import { answerBrokenRequest } from './broken-request.ts'
import type { Handlers } from './call.ts'
import { addCalls } from './calls.ts'
import { sendFailure } from './failure.ts'
import { addHealth } from './health.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { addWebShell } from './web-shell.ts'

interface Options {
  version: string
  log: Log
  database: Database
  sessions: Sessions
  handlers: Handlers
  webDir: string
  trustedProxies: string[]
}

/** Everything the server answers over HTTP. */
export async function createHttpServer(options: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  app.setErrorHandler(sendFailure)
  logRequests(app)
  await addSecurityHeaders(app)
  acceptJsonBodies(app)
  addHealth(app, options.database)
  addCalls(app, options.handlers, options.sessions)
  const description = openApi(options.version)
  app.get('/api/openapi.json', async () => description)
  refuseOtherMethods(app, '/api/openapi.json', 'GET')
  await addWebShell(app, options.webDir)
  return app
}

/** One line for each call, and for files when debugging. The path only: a query may carry a token. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[path.startsWith('/api/') ? 'info' : 'debug'](line, 'answered')
  })
}
