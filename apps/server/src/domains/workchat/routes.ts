import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { isOwnPage, linkOrigin } from '../../platform/http/connections/own-address.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Session } from '../../platform/sessions/sessions.ts'
import { sendNotice } from './send-notice.ts'
import type { Services } from './services.ts'

const perPerson = atMost({ count: 60, per: 10 * 60_000 })
const codeQuery = z.object({ code: z.string().regex(/^[\w-]{1,200}$/) })
const urlQuery = z.object({ url: z.url().max(2_000) })

type Act = (request: FastifyRequest, session: Session) => Promise<object>

/**
 * What pages ask inside of the workplace chat app. No calls of the contract: those are there on every server. Secrets of the provider are
 * in none of the answers.
 */
export function workchatRoutes(services: Services): AddRoutes {
  const { provider, limits, log } = services
  return (app, sessionOf) => {
    const answer = (method: 'GET' | 'POST', path: string, act: Act) => {
      app.route({
        method,
        url: `/api${path}`,
        bodyLimit: 64 * 1024,
        handler: async (request, reply) => {
          const session = await sessionOf(request)
          const wait = await limits.take({ name: 'workchat-person', subject: session.personId, rule: perPerson })
          if (wait > 0) throw tooMany(-429, wait)
          const data = await act(request, session).catch((error) => {
            if (error instanceof AppError) throw error
            log.warn({ err: error }, 'the workplace chat app was not understood')
            throw new AppError(-503, { code: '302' })
          })
          reply.header('cache-control', 'no-store')
          return { errno: 0, data }
        },
      })
      refuseOtherMethods(app, `/api${path}`, method)
    }

    answer('GET', '/workchat/access-token', async () => ({ expires_in: Math.floor((await provider.token()) / 1_000) }))

    answer('GET', '/workchat/userinfo', async ({ query }) => {
      const person = await provider.person(read(codeQuery, query).code)
      if (!person) throw new AppError(-303, { code: '201' })
      return { userid: person.userId, name: person.name }
    })

    answer('GET', '/workchat/config', async (request) => {
      const { url } = read(urlQuery, request.query)
      // For pages of this server alone: another site could use the client in our name.
      if (!isOwnPage(request, new URL(url))) throw new AppError(-400, { field: 'url' })
      return provider.config(url.split('#')[0] ?? '')
    })

    answer('POST', '/workchat/send-company-msg', (request, session) =>
      sendNotice(services, request.body, { session, origin: linkOrigin(request) }),
    )
  }
}

function read<Shape extends z.ZodType>(shape: Shape, query: unknown): z.output<Shape> {
  const parsed = shape.safeParse(query)
  if (!parsed.success) throw new AppError(-400)
  return parsed.data
}
