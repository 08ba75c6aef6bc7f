import { trackingPath } from '@ramify/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { eventQuery } from './event-query.ts'
import type { EventRate } from './event-rate.ts'
import type { EventStore } from './event-store.ts'

/** Takes one event. Neither the session nor the address of whoever sends it is stored. */
export function trackingRoute(store: Pick<EventStore, 'add'>, rate: Pick<EventRate, 'take'>): AddRoutes {
  return (app) => {
    app.get(trackingPath, async (request, reply) => {
      refuseForeignPages(request)
      const wait = rate.take(networkOf(request.ip))
      if (wait > 0) throw tooMany(-429, wait)
      const query = eventQuery.safeParse(request.query)
      if (!query.success) throw new AppError(-400)
      // Global Privacy Control: the browser says that its person does not want it, whoever has sent the event.
      if (request.headers['sec-gpc'] !== '1') store.add(query.data)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    refuseOtherMethods(app, trackingPath, 'GET')
  }
}

/** A picture on somebody else's page would have its visitors send us events. */
function refuseForeignPages({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError(-400)
}
