import { Readable } from 'node:stream'
import { AppError } from '../../platform/app-error.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Tickets } from '../../platform/tickets.ts'
import { type ZipEntry, zipped } from './zip.ts'

const path = '/api/user/export/:ticket'

interface Options {
  tickets: Pick<Tickets, 'read'>
  sessions: Pick<Sessions, 'isLive'>
  entriesOf: (personId: string) => AsyncIterable<ZipEntry>
  log: Log
}

/** Everything of the person whose ticket it is, as a zip that is made while it is sent: `GET /api/user/export/<ticket>`. */
export function exportRoute({ tickets, sessions, entriesOf, log }: Options): AddRoutes {
  const sending = new Set<string>()
  return (app) => {
    app.get<{ Params: { ticket: string } }>(path, async (request, reply) => {
      const [personId, sessionId] = (await tickets.read(request.params.ticket)) ?? []
      if (personId === undefined || sessionId === undefined) throw noSuchBytes()
      // Whoever was signed out meanwhile gets nothing.
      if (!(await sessions.isLive(personId, sessionId))) throw noSuchBytes()
      if (sending.has(personId)) throw new AppError(-429)
      sending.add(personId)
      const stream = Readable.from(zipped(entriesOf(personId)))
      stream.once('close', () => sending.delete(personId))
      stream.on('error', (error) => log.error({ err: error }, 'own data not sent whole'))
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="ramify-data.zip"')
        .header('cache-control', 'no-store')
        .send(stream)
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
