import { type CallDefinition, contract, type Path, successAnswer } from '@ramify/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import type { CallContext, Handlers, SessionContext } from './call.ts'
import { languageOf } from './language.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { requireSession } from './require-session.ts'

/** What is left of a handler's type once the contract is walked in a loop: zod has checked what goes in and out. */
type AnyHandler = (input: unknown, context: CallContext & Partial<SessionContext>) => Promise<unknown>

/** Makes a route of every call of the contract: session, body, handler, answer. */
export function addCalls(app: FastifyInstance, handlers: Handlers, sessions: Sessions): void {
  for (const [path, definition] of Object.entries<CallDefinition>(contract)) {
    const handler = handlers[path as Path] as AnyHandler
    const found = new WeakMap<FastifyRequest, Session>()
    app.route({
      method: 'POST',
      url: `/api${path}`,
      ...(definition.bodyLimit && { bodyLimit: definition.bodyLimit }),
      // Before the body is read: who may not call shall not make us parse megabytes.
      onRequest: async (request) => {
        if (definition.auth === 'session') found.set(request, await requireSession(request, sessions))
      },
      handler: async (request, reply) => {
        const input = parseBody(definition, request.body)
        const session = found.get(request)
        const data = await handler(input, { ...contextOf(request), ...(session && { session }) })
        reply.header('cache-control', 'no-store')
        // Parsing what goes out drops whatever a handler returned beyond the contract.
        return successAnswer(path, definition.data.parse(data))
      },
    })
    refuseOtherMethods(app, `/api${path}`, 'POST')
  }
}

function parseBody(definition: CallDefinition, body: unknown): unknown {
  const parsed = definition.body.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw new AppError(-400, field ? { field } : {})
}

const contextOf = (request: FastifyRequest): CallContext => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
  language: languageOf(request),
})
