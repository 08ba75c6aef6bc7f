import {
  type CallDefinition,
  clientSchemaHeader,
  clientSchemaIn,
  contract,
  type MessageCode,
  messages,
  methodsOf,
  type Path,
  successAnswer,
} from '@ramify/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { brandOfRequest } from '../../brands/brand-of-request.ts'
import type { Reader } from '../../sessions/reader.ts'
import type { Session, Sessions } from '../../sessions/sessions.ts'
import type { ParseJson } from '../body/body.ts'
import { Form } from '../body/form.ts'
import { bodyOfForm } from '../body/form-body.ts'
import { linkOrigin } from '../connections/own-address.ts'
import { languageOf, noteLanguage } from '../language.ts'
import { passportRefusal } from '../passport-refusal.ts'
import { refuseOtherMethods } from '../refuse-other-methods.ts'
import type { CallContext, Handlers, ReaderContext, SessionContext } from './call.ts'
import type { CallTurns } from './call-turns.ts'
import { refuseForeignForms } from './cross-site.ts'
import { requireReader, requireSession } from './require-session.ts'

/** What is left of a handler's type once the contract is walked in a loop: zod has checked what goes in and out. */
type AnyHandler = (input: unknown, context: CallContext & Partial<SessionContext & ReaderContext>) => Promise<unknown>

interface Used {
  sessions: Sessions
  parseJson: ParseJson
  turns: CallTurns
}

/** Makes a route of every call of the contract: session, body, handler, answer. */
export function addCalls(app: FastifyInstance, handlers: Handlers, { sessions, parseJson, turns }: Used): void {
  for (const [path, definition] of Object.entries<CallDefinition>(contract)) {
    const handler = handlers[path as Path] as AnyHandler
    const found = new WeakMap<FastifyRequest, Caller>()
    const methods = methodsOf(definition)
    app.route({
      method: [...methods],
      url: `/api${path}`,
      ...(definition.bodyLimit && { bodyLimit: definition.bodyLimit }),
      // Before the body is read: who may not call shall not make us parse megabytes.
      onRequest: async (request, reply) => {
        if (!needsToken(definition)) refuseForeignForms(request)
        const caller = await callerFor(path, definition, request, sessions)
        found.set(request, caller)
        await turns.wait(request, reply, caller.session ?? caller.reader)
      },
      handler: async (request, reply) => {
        const { body: sent } = request
        const body = sent instanceof Form ? bodyOfForm(definition, sent, parseJson) : sent
        if (definition.saysLanguage) noteLanguage(request, body)
        const input = parseBody(definition, body)
        const context = { ...contextOf(request, reply), ...found.get(request) }
        const data = await turns.work(request, async () => handler(input, context))
        reply.header('cache-control', 'no-store')
        // Parsing what goes out drops whatever a handler returned beyond the contract.
        return successAnswer(path, definition.data.parse(data))
      },
    })
    refuseOtherMethods(app, `/api${path}`, ...methods)
  }
}

const needsToken = ({ auth }: CallDefinition) => auth === 'session' || auth === 'reader'

interface Caller {
  session?: Session
  reader?: Reader
}

/** Who calls, as far as the call wants to know. */
async function callerFor(
  path: string,
  { auth }: CallDefinition,
  request: FastifyRequest,
  sessions: Sessions,
): Promise<Caller> {
  if (auth === 'anyone') return {}
  try {
    if (auth === 'reader' || auth === 'visitor') return { reader: await requireReader(request, sessions) }
    return { session: await requireSession(request, sessions) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (auth === 'either' || auth === 'visitor') return {}
    throw path.startsWith('/passport/') ? passportRefusal(error) : error
  }
}

function parseBody(definition: CallDefinition, body: unknown): unknown {
  const parsed = definition.body.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.')
  // The contract says in codes of the catalogue what people can mend.
  const code = issue && Object.hasOwn(messages, issue.message) ? (issue.message as MessageCode) : null
  const params = issue?.code === 'custom' ? (issue.params as Record<string, string | number> | undefined) : undefined
  throw new AppError(-400, { ...(field && { field }), ...(code && { code }), ...(code && params && { params }) })
}

const contextOf = (request: FastifyRequest, { elapsedTime }: FastifyReply): CallContext => ({
  receivedAt: performance.timeOrigin + performance.now() - elapsedTime,
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
  language: languageOf(request),
  clientSchema: clientSchemaIn(request.headers[clientSchemaHeader]),
  linkOrigin: () => linkOrigin(request),
  brand: brandOfRequest(request),
})
