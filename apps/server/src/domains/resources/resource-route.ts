import type { FastifyReply } from 'fastify'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { nothingHere } from './limits.ts'
import type { Services } from './services.ts'
import type { Resource, ResourceTables } from './tables.ts'

const path = '/api/resources/:file/:resource'

interface Asked {
  Params: { file: string; resource: string }
  Querystring: { size?: unknown }
}

/** A picture of a document, for whoever may see that: `GET /api/resources/<file>/<resource>`, small with `?size=display`. */
export function resourceRoute({ access, database, blobs }: Services): AddRoutes {
  const db = database.tables<ResourceTables>()
  const find = ({ file, resource }: Asked['Params']) =>
    db.selectFrom('resources').selectAll().where('file_id', '=', file).where('id', '=', resource).executeTakeFirst()

  return (app, sessionOf) => {
    app.get<Asked>(path, async (request, reply) => {
      const { personId } = await sessionOf(request)
      if (!(await access.can(personId, 'see', request.params.file))) throw nothingHere()
      const resource = await find(request.params)
      if (!resource) throw nothingHere()
      const blob = await blobs.get(keyOf(resource, request.query.size))
      if (!blob) throw new Error(`The blob ${resource.key} of a resource is missing`)
      asAttachment(reply, resource.type, `image.${resource.type === 'image/png' ? 'png' : 'jpg'}`)
      return reply.header('content-length', blob.size).header('cache-control', forever).send(blob.stream)
    })
    refuseOtherMethods(app, path, 'GET')
  }
}

const keyOf = ({ key, display_key }: Resource, size: unknown): string =>
  size === 'display' ? (display_key ?? key) : key

/** In the browser of whoever may see it; with another session it is asked for anew. */
export const forever = 'private, max-age=31536000, immutable'

/** Opened by itself it is saved, and can do nothing: no page of ours ever comes from somebody's bytes (T28). */
export function asAttachment(reply: FastifyReply, type: string, name: string): void {
  reply
    .type(type)
    .header('vary', 'authorization')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
}
