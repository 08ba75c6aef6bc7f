import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import type { LargeAnswers } from '../../../platform/http/connections/large-answers.ts'
import { noSuchBytes } from '../../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Tickets } from '../../../platform/tickets.ts'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'

const path = '/api/contents/:ticket'
const lifetime = 60_000

/** Addresses of contents too large for an answer, each for one session and a minute. */
export interface ContentAddresses {
  /** Of the document as it is when it is fetched, or of a version of it. */
  make: (session: { id: string; personId: string }, fileId: string, versionId?: number) => Promise<string>
}

export const contentAddresses = (tickets: Tickets, now: () => number): ContentAddresses => ({
  make: async ({ id, personId }, fileId, versionId) => {
    // As long as every id in a ticket.
    const version = versionId === undefined ? [] : [String(versionId).padStart(32, '0')]
    return `/api/contents/${await tickets.write([fileId, personId, id, ...version], now() + lifetime)}`
  },
})

interface Used extends Pick<Services, 'access' | 'documents'> {
  tickets: Tickets
  sessions: Pick<Sessions, 'isLive'>
  answers: LargeAnswers
}

/** The content of a document or a version, for whoever holds an address of it: `GET /api/contents/<ticket>`. */
export function contentRoute({ tickets, access, sessions, documents, answers }: Used): AddRoutes {
  return (app) => {
    app.get<{ Params: { ticket: string } }>(path, async (request, reply) => {
      const [fileId, personId, sessionId, version] = (await tickets.read(request.params.ticket)) ?? []
      if (!fileId || !personId || !sessionId) throw noSuchBytes()
      const isSignedIn = await sessions.isLive(personId, sessionId)
      const needed = version === undefined ? 'see' : 'history'
      // Rights may have been taken in this minute (T46).
      if (!isSignedIn || !(await access.can(principalOf({ personId }), needed, fileId))) throw noSuchBytes()
      return answers.send(personId, reply.header('cache-control', 'no-store'), async () => {
        const { json } =
          version === undefined
            ? await documents.read(fileId, personId)
            : await documents.readVersion(fileId, Number(version), personId)
        reply.type('application/json')
        return json
      })
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
