import { AppError } from '../../platform/app-error.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { atMost } from '../../platform/limits/rules.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { createTickets } from '../../platform/tickets.ts'
import { type Belongings, entriesOf } from './entries.ts'
import { exportRoute } from './export-route.ts'

interface Options extends Belongings {
  sessions: Pick<Sessions, 'isLive'>
  limits: Limits
  log: Log
}

const hour = 60 * 60_000
/** Of an address that a browser can save from, which cannot send a bearer header. */
const lifetime = 60_000
const perPerson = atMost({ count: 5, per: hour })

/** Everything that a person has here, for them to take away. */
export function createOwnData({ sessions, limits, log, ...belongings }: Options) {
  const tickets = createTickets(belongings.database, 'own-data', Date.now)
  return {
    handlers: {
      '/user/export': async (_input, { session }) => {
        const wait = await limits.take({ name: 'export-person', subject: session.personId, rule: perPerson })
        if (wait > 0) throw new AppError(-429, { params: { seconds: Math.ceil(wait / 1000) } })
        const expires_at = Date.now() + lifetime
        const ticket = await tickets.write([session.personId, session.id], expires_at)
        return { url: `/api/user/export/${ticket}`, expires_at }
      },
    } satisfies Partial<Handlers>,
    routes: [
      exportRoute({ tickets, sessions, entriesOf: (personId) => entriesOf(belongings, personId), log }),
    ] satisfies AddRoutes[],
  }
}
