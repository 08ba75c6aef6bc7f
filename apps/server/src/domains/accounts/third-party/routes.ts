import { type ProviderFailure, successAnswer } from '@ramify/contract'
import { languageIds } from '@ramify/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { languageOf, translatorOf } from '../../../platform/http/language.ts'
import { passportRefusal } from '../../../platform/http/passport-refusal.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import type { Log } from '../../../platform/log.ts'
import type { Session } from '../../../platform/sessions/sessions.ts'
import { insideMessaging, type OfferedProvider } from '../providers/open-providers.ts'
import { type Profile, Refused } from '../providers/provider.ts'
import { issueTicket } from '../sign-in/tickets.ts'
import type { AccountTables } from '../tables.ts'
import type { Bindings } from './bindings.ts'
import { browserSecret, keepBrowserSecret } from './browser-secret.ts'
import { cleanProfile } from './clean-profile.ts'
import { accountOf } from './identities.ts'
import { ownPath } from './own-path.ts'
import { type Passages, passageLifetime } from './passages.ts'

const loginUrl = '/passport/login-url'
const callback = '/api/passport/callback'
/** Of one provider there are two ways, which the specifications tell apart by its type. */
const insideTypes = new Set<string>([insideMessaging.id, String(insideMessaging.type)])
const perNetwork = atMost({ count: 60, per: 10 * 60_000 })

/** As the specifications' clients ask for it, and whether the agreement was ticked. */
const query = z.object({
  provider: z.string().max(32).default('weixin'),
  jump_url: z.string().max(2000).default(''),
  language: z.string().max(35).optional(),
  /** For an app that goes on by itself: the way ends at a page that leaves the ticket to it. */
  is_native: z.enum(['0', '1']).default('0'),
  agreed: z.enum(['0', '1']).default('0'),
  // There is one registration at each provider, the type follows from the provider but for `insideTypes`, and the brand from the host.
  account: z.string().max(32).default('v1'),
  type: z.string().max(32).default('9'),
  app_id: z.string().max(64).optional(),
  brand_id: z.string().max(64).optional(),
})

interface Options {
  db: Kysely<AccountTables>
  providers: ReadonlyMap<string, OfferedProvider>
  passages: Passages
  bindings: Bindings
  takePicture: (personId: string, address: string | null) => Promise<void>
  limits: Limits
  log: Log
}

/**
 * `GET /api/passport/login-url` gives the address of a provider, `GET /api/passport/callback/<provider>` is where people come back
 * from it. What they bring becomes an `api_token` for `/login` or, for who was signed in when they left, a `bind_token` for
 * `/passport/bind`. It goes to the page behind the # of an address, which no server is ever told.
 */
export function thirdPartyRoutes(options: Options): AddRoutes {
  const { providers, passages, limits } = options
  return (app, sessionOf) => {
    app.get(`/api${loginUrl}`, async (request, reply) => {
      const asked = readQuery(request)
      const provider = await offered(providers, asked, request)
      const jump = asked.jump_url === '' ? null : ownPath(asked.jump_url)
      if (asked.jump_url !== '' && jump === null) throw new AppError(-400, { field: 'jump_url' })
      const session = await sessionIn(request, sessionOf)
      const wait = await limits.take({ name: 'passages-network', subject: networkOf(request.ip), rule: perNetwork })
      if (wait > 0) throw tooMany(-429, wait)
      const passage = await passages.begin(
        {
          provider: provider.id,
          personId: session?.personId ?? null,
          isAgreed: asked.agreed === '1',
          isNative: asked.is_native === '1',
          jump,
        },
        keepBrowserSecret(request, reply, passageLifetime),
        `${request.protocol}://${request.host}${callback}/${provider.id}`,
      )
      const language = languageIds.find((id) => id === asked.language) ?? languageOf(request)
      const url = await provider.authorizationUrl(passage, language).catch((error) => {
        tell(options.log, provider.id, error)
        throw new AppError(-500, { code: '201' })
      })
      reply.header('cache-control', 'no-store')
      return successAnswer(loginUrl, { url: url.href, state: passage.state })
    })
    refuseOtherMethods(app, `/api${loginUrl}`, 'GET')

    app.get<{ Params: { provider: string } }>(`${callback}/:provider`, async (request, reply) => {
      // While a service worker starts, the browser asks ahead; ours leaves this page to us, so that this answer is thrown away and the
      // page asked for again. Had it ended the way, nobody would ever arrive.
      if (request.headers['service-worker-navigation-preload'] !== undefined) return reply.code(204).send()
      const brought = new URL(request.url, 'http://own.invalid').searchParams
      const provider = providers.get(request.params.provider)
      const [state, browser] = [brought.get('state'), browserSecret(request)]
      const passage = provider && state && browser ? await passages.end(state, provider.id, browser) : null
      if (!provider || !passage) return lead(reply, '/login/return', null, { error: 'over' satisfies ProviderFailure })
      const end = await arrive(options, provider, passage, brought, request)
      const page = passage.isNative ? '/login/complete' : '/login/return'
      return lead(reply, page, passage.jump, { state: passage.state, ...end })
    })
    refuseOtherMethods(app, `${callback}/:provider`, 'GET')
  }
}

/** The way that is asked for; refuses one that this server or this browser does not have. */
async function offered(
  providers: Options['providers'],
  { provider: name, type }: z.output<typeof query>,
  request: FastifyRequest,
): Promise<OfferedProvider> {
  const isInside = name === insideMessaging.id || (name === 'weixin' && insideTypes.has(type))
  const provider = providers.get(isInside ? insideMessaging.id : name)
  if (isInside && !provider?.isInside?.(request.headers['user-agent'] ?? '')) {
    const app = (await translatorOf(request)).text('accounts.provider.weixin')
    throw new AppError(-400, { code: 'x-messaging-only', params: { app }, field: 'type' })
  }
  if (!provider) throw new AppError(-400, { field: 'provider' })
  return provider
}

type End = { api_token: string } | { bind_token: string } | { error: ProviderFailure }
type Passage = NonNullable<Awaited<ReturnType<Passages['end']>>>

async function arrive(
  { db, bindings, takePicture, log }: Options,
  provider: OfferedProvider,
  passage: Passage,
  brought: URLSearchParams,
  request: FastifyRequest,
): Promise<End> {
  let profile: Profile
  try {
    profile = cleanProfile(await provider.comeBack(brought, passage))
  } catch (error) {
    if (error instanceof Refused) return { error: 'refused' }
    tell(log, provider.id, error)
    return { error: 'failed' }
  }
  if (passage.personId !== null) {
    const nickname = profile.nickname ?? ''
    const { subject } = profile
    return { bind_token: await bindings.issue(passage.personId, { provider: provider.identity, subject, nickname }) }
  }
  const visit = { provider: provider.identity, isAgreed: passage.isAgreed, language: languageOf(request) }
  const outcome = await accountOf(db, profile, visit)
  if ('failure' in outcome) return { error: outcome.failure }
  if (outcome.isNew) await takePicture(outcome.accountId, profile.picture)
  return { api_token: await issueTicket(db, outcome.accountId) }
}

function lead(reply: FastifyReply, page: string, to: string | null, end: Record<string, string>): FastifyReply {
  const where = to === null ? '' : `?${new URLSearchParams({ to })}`
  return reply.header('cache-control', 'no-store').redirect(`${page}${where}#${new URLSearchParams(end)}`, 303)
}

function readQuery(request: FastifyRequest): z.output<typeof query> {
  const parsed = query.safeParse(request.query)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw new AppError(-400, field ? { field } : {})
}

/** Who is signed in, where the caller says that somebody is. */
async function sessionIn(
  request: FastifyRequest,
  sessionOf: (request: FastifyRequest) => Promise<Session>,
): Promise<Session | null> {
  if (request.headers.authorization === undefined) return null
  try {
    return await sessionOf(request)
  } catch (error) {
    throw error instanceof AppError ? passportRefusal(error) : error
  }
}

/** Not the whole error: it may carry what the provider answered, tokens among it. */
function tell(log: Log, provider: string, error: unknown): void {
  const { name, message, code, error: said } = error as Error & { code?: unknown; error?: unknown }
  log.warn({ provider, reason: { name, message, code, said } }, 'a sign-in at a provider failed')
}
