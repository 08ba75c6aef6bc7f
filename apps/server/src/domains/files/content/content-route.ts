import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import type { LargeAnswers } from '../../../platform/http/connections/large-answers.ts'
import { noSuchBytes } from '../../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Tickets } from '../../../platform/tickets.ts'
import { holderOf, principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'

const path = '/api/contents/:ticket'
const lifetime = 60_000

/** Addresses of contents too large for an answer, each for one session and a minute. */
export interface ContentAddresses {
  /** Of the document as it is when it is fetched, or of a version of it. */
  make: (session: { id: string }, fileId: string, versionId?: number) => Promise<string>
}

export const contentAddresses = (tickets: Tickets, now: () => number): ContentAddresses => ({
  make: async ({ id }, fileId, versionId) => {
    // As long as every id in a ticket.
    const version = versionId === undefined ? [] : [String(versionId).padStart(32, '0')]
    return `/api/contents/${await tickets.write([fileId, id, ...version], now() + lifetime)}`
  },
})

interface Used extends Pick<Services, 'access' | 'documents'> {
  tickets: Tickets
  sessions: Pick<Sessions, 'readerOf'>
  answers: LargeAnswers
}

/** The content of a document or a version, for whoever holds an address of it: `GET /api/contents/<ticket>`. */
export function contentRoute({ tickets, access, sessions, documents, answers }: Used): AddRoutes {
  return (app) => {
    app.get<{ Params: { ticket: string } }>(path, async (request, reply) => {
      const [fileId, sessionId, version] = (await tickets.read(request.params.ticket)) ?? []
      const reader = sessionId && (await sessions.readerOf(sessionId))
      if (!fileId || !reader) throw noSuchBytes()
      const principal = principalOf(reader)
      const needed = version === undefined ? 'see' : 'history'
      // Rights may have been taken in this minute (T46).
      if (!(await access.can(principal, needed, fileId))) throw noSuchBytes()
      return answers.send(holderOf(principal), reply.header('cache-control', 'no-store'), async () => {
        const { json } =
          version === undefined
            ? await documents.read(fileId, holderOf(principal))
            : await documents.readVersion(fileId, Number(version), holderOf(principal))
        reply.type('application/json')
        return json
      })
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
