import { AppError } from '../../../platform/app-error.ts'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import type { Services } from '../services.ts'

type Used = Pick<Services, 'unsubscribeTickets' | 'keepSettings' | 'now'>

const path = '/api/unsubscribe/:ticket'
/** Mails stay in mailboxes for long, and each must keep its promise. */
const lifetimeMs = 5 * 365 * 24 * 60 * 60_000

/** `page`: for people, who press a button there. `oneClick`: for mail programs, which post to it (RFC 8058). */
export async function unsubscribeLinks(
  { unsubscribeTickets, now }: Used,
  publicUrl: string,
  personId: string,
): Promise<{ page: string; oneClick: string }> {
  const ticket = await unsubscribeTickets.write([personId], now() + lifetimeMs)
  // Behind the #, which no server or proxy on the way is told.
  return { page: `${publicUrl}/unsubscribe#${ticket}`, oneClick: `${publicUrl}/api/unsubscribe/${ticket}` }
}

/** Nobody has to sign in: the ticket says whose mails end, and can do nothing else. */
export function unsubscribe(services: Used): Handler<'/unsubscribe'> {
  return async ({ ticket }) => {
    await endMails(services, ticket)
    return {}
  }
}

/** For mail programs: `POST /api/unsubscribe/<ticket>` with whatever body. Who opens the address gets the page with the button. */
export function unsubscribeRoute(services: Used): AddRoutes {
  return (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    app.post<{ Params: { ticket: string } }>(path, { bodyLimit: 4096 }, async (request, reply) => {
      await endMails(services, request.params.ticket)
      return reply.code(204).send()
    })
    // Programs that look into mails follow their links: that alone ends nothing.
    app.get<{ Params: { ticket: string } }>(path, async (request, reply) =>
      reply.redirect(`/unsubscribe#${encodeURIComponent(request.params.ticket)}`, 303),
    )
    refuseOtherMethods(app, path, 'GET', 'POST')
  }
}

async function endMails({ unsubscribeTickets, keepSettings }: Used, ticket: string): Promise<void> {
  const [personId] = (await unsubscribeTickets.read(ticket)) ?? []
  if (personId === undefined) throw new AppError(-400, { field: 'ticket' })
  await keepSettings(personId, { notification_mail: 'off' })
}
