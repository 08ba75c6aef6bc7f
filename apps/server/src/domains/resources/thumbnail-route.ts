import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { nothingHere } from './limits.ts'
import { asAttachment, forever } from './resource-route.ts'
import type { Services } from './services.ts'

const path = '/api/thumbnails/:file/:version'

/** What a document looks like, for lists. Who asks for an older one gets the current, and does not keep it under that name. */
export function thumbnailRoute({ access, documents }: Services): AddRoutes {
  return (app, sessionOf) => {
    app.get<{ Params: { file: string; version: string } }>(path, async (request, reply) => {
      const { file, version } = request.params
      const { personId } = await sessionOf(request)
      if (!(await access.can(personId, 'see', file))) throw nothingHere()
      const thumbnail = await documents.thumbnail(file)
      if (!thumbnail) throw nothingHere()
      asAttachment(reply, 'image/svg+xml', 'thumbnail.svg')
      return reply.header('cache-control', thumbnail.version === version ? forever : 'no-store').send(thumbnail.svg)
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
