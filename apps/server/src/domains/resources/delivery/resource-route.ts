import type { FastifyReply } from 'fastify'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import { saveAs } from '../../../platform/http/save-as.ts'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import { keyOf, nameOf, type PictureSize, type Resource, type ResourceTables } from '../tables.ts'

const path = '/api/resources/:file/:resource'

interface Asked {
  Params: { file: string; resource: string }
  Querystring: { size?: unknown }
}

/** A picture of a document, or a file attached to one, for whoever may see that: `GET /api/resources/<file>/<resource>`, small with `?size=display`. */
export function resourceRoute({ access, database, blobs }: Services): AddRoutes {
  const db = database.tables<ResourceTables>()
  const find = ({ file, resource }: Asked['Params']) =>
    db.selectFrom('resources').selectAll().where('file_id', '=', file).where('id', '=', resource).executeTakeFirst()

  return (app, _sessionOf, readerOf) => {
    app.get<Asked>(path, async (request, reply) => {
      const principal = principalOf(await readerOf(request))
      if (!(await access.can(principal, 'see', request.params.file))) throw noSuchBytes()
      const resource = await find(request.params)
      if (!resource) throw noSuchBytes()
      return sendPicture(blobs, reply.header('cache-control', forever), resource, sizeOf(request.query.size))
    })
    refuseOtherMethods(app, path, 'GET')
  }
}

const sizeOf = (size: unknown): PictureSize => (size === 'display' ? 'display' : 'original')

export async function sendPicture(
  blobs: Pick<Blobs, 'get'>,
  reply: FastifyReply,
  resource: Resource,
  size: PictureSize,
): Promise<FastifyReply> {
  const blob = await blobs.get(keyOf(resource, size))
  if (!blob) throw new Error(`The blob ${resource.key} of a resource is missing`)
  asAttachment(reply, resource.type, nameOf(resource))
  return reply.header('content-length', blob.size).send(blob.stream)
}

/** In the browser of whoever may see it; with another session it is asked for anew. */
export const forever = 'private, max-age=31536000, immutable'

/** Opened by itself it is saved, and can do nothing: no page of ours ever comes from somebody's bytes (T28). */
export function asAttachment(reply: FastifyReply, type: string, name: string): void {
  reply
    .type(type)
    .header('vary', 'authorization')
    .header('content-disposition', saveAs(name))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
}
