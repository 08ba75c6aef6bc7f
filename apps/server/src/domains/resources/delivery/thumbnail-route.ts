import type { Kysely } from 'kysely'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import { holderOf, type Principal, principalOf } from '../../access/index.ts'
import { picturesIn, withPictures } from '../../documents/index.ts'
import type { Services } from '../services.ts'
import type { ResourceTables } from '../tables.ts'
import { asAttachment, forever } from './resource-route.ts'
import { createStamps } from './stamps.ts'

const path = '/api/thumbnails/:file/:version'

/** What a document looks like, for lists, that of one's own trash among them. Who asks for an older one gets the current, and does not keep it under that name. */
export function thumbnailRoute(services: Services): AddRoutes {
  const { database, access, documents } = services
  const db = database.tables<ResourceTables>()
  // All rights to what is in the trash are suspended. That it was thrown away by itself is how its owner still finds it.
  const isOwnTrash = async (principal: Principal, fileId: string) =>
    (await wasThrownAwayItself(db, fileId)) && access.owns(principal, fileId)
  const stampsOf = createStamps(services)
  return (app, _sessionOf, readerOf) => {
    app.get<{ Params: { file: string; version: string } }>(path, async (request, reply) => {
      const { file, version } = request.params
      const principal = principalOf(await readerOf(request))
      const maySee = (await access.can(principal, 'see', file)) || (await isOwnTrash(principal, file))
      if (!maySee) throw noSuchBytes()
      const thumbnail = await documents.thumbnail(file)
      if (!thumbnail) throw noSuchBytes()
      const named = picturesIn(thumbnail.svg)
      const stamps = await stampsOf(file, named, holderOf(principal))
      asAttachment(reply, 'image/svg+xml', 'thumbnail.svg')
      // A picture may come later than the map that names it.
      const isFinal = thumbnail.version === version && stamps.size === named.length
      return reply.header('cache-control', isFinal ? forever : 'no-store').send(withPictures(thumbnail.svg, stamps))
    })
    refuseOtherMethods(app, path, 'GET')
  }
}

async function wasThrownAwayItself(db: Kysely<ResourceTables>, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .whereRef('trashed_with', '=', 'id')
    .executeTakeFirst()
  return found !== undefined
}
