import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { isOwnPage } from '../../platform/http/connections/own-address.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Log } from '../../platform/log.ts'
import type { MessagingProvider } from './providers/messaging-provider.ts'

interface Services {
  provider: MessagingProvider
  limits: Limits
  log: Log
}

const path = '/api/passport/v2/app-configs/mindmap'
/** Phones of a whole city may share one address, and each page that is opened asks once. */
const perNetwork = atMost({ count: 600, per: 10 * 60_000 })
const query = z.object({ url: z.url().max(2_000) })

/**
 * What lets a page say what the app shares of it. For anybody: most who open a link in the app are not signed in. No call of the contract:
 * those are there on every server, and say success by another number.
 */
export function shareConfigRoute({ provider, limits, log }: Services): AddRoutes {
  return (app) => {
    app.get(path, async (request, reply) => {
      const asked = query.safeParse(request.query)
      // For pages of this server alone: another site could share in our name.
      if (!asked.success || !isOwnPage(request, new URL(asked.data.url))) throw new AppError(-400, { field: 'url' })
      const wait = await limits.take({ name: 'messaging-network', subject: networkOf(request.ip), rule: perNetwork })
      if (wait > 0) throw tooMany(-429, wait)
      const data = await provider.config(asked.data.url).catch((error) => {
        log.warn({ err: error }, 'the messaging app was not understood')
        throw new AppError(-503, { code: '302' })
      })
      reply.header('cache-control', 'no-store')
      return { status: 1, data }
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
