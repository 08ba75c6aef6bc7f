import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import type { Reader } from '../../../platform/sessions/reader.ts'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { PictureSize, Resource, ResourceTables } from '../tables.ts'
import type { PictureTickets } from './picture-tickets.ts'
import { sendPicture } from './resource-route.ts'

const path = '/api/pictures/:size/:ticket'

/** How long a signed address is good. */
export const addressSeconds = 60

interface Order {
  resource: Resource
  size: PictureSize
  /** Whose session an address was given to. */
  reader: Pick<Reader, 'id'>
  expiresAt: number
}

export async function signedAddress(tickets: PictureTickets, { resource, size, reader, expiresAt }: Order) {
  // The name of a picture is its maker's, and may be any; its key is ours.
  const ids = [resource.file_id, resource.key, reader.id]
  return `/api/pictures/${size}/${await tickets[size].write(ids, expiresAt)}`
}

/** A picture for whoever holds an address that `/open` gave: `GET /api/pictures/<size>/<ticket>`, where blobs have none of their own. */
export function signedPictureRoute({ access, sessions, database, blobs, pictureTickets }: Services): AddRoutes {
  const db = database.tables<ResourceTables>()
  return (app) => {
    app.get<{ Params: { size: string; ticket: string } }>(path, async (request, reply) => {
      const { size, ticket } = request.params
      if (size !== 'original' && size !== 'display') throw noSuchBytes()
      const [fileId, key, sessionId] = (await pictureTickets[size].read(ticket)) ?? []
      const reader = sessionId && (await sessions.readerOf(sessionId))
      if (!fileId || !key || !reader) throw noSuchBytes()
      // Rights may have been taken in this minute (T46).
      if (!(await access.can(principalOf(reader), 'see', fileId))) throw noSuchBytes()
      const resource = await db
        .selectFrom('resources')
        .selectAll()
        .where('file_id', '=', fileId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (!resource) throw noSuchBytes()
      return sendPicture(blobs, reply.header('cache-control', 'no-store'), resource, size)
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
