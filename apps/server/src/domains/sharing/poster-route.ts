import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { principalOf } from '../access/index.ts'
import { asAttachment } from '../resources/index.ts'
import type { Services } from './services.ts'

const path = '/api/share_posters/:share'

interface Asked {
  Params: { share: string }
  Querystring: { unfolded?: unknown }
}

/**
 * What the viewer shows until it has drawn the document itself. Without a password the link is enough, so that a browser can fetch it
 * together with the page; with one, whoever has proven it (or may see the document anyway) gets it.
 */
export function posterRoute({ access, documents, shares }: Services): AddRoutes {
  return (app, _sessionOf, readerOf) => {
    app.get<Asked>(path, async (request, reply) => {
      const share = await shares.findLive({ shareId: request.params.share })
      if (!share) throw noSuchBytes()
      if (share.password !== null) {
        // Nobody learns that there is a share before they have proven it.
        if (request.headers.authorization === undefined) throw noSuchBytes()
        const principal = principalOf(await readerOf(request))
        if (!(await access.can(principal, 'see', share.file_id))) throw noSuchBytes()
      }
      const poster = await documents.poster(share.file_id, request.query.unfolded === '1' ? 'unfolded' : 'first')
      if (!poster) throw noSuchBytes()
      asAttachment(reply, 'image/svg+xml', 'map.svg')
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', vary: 'authorization, accept-encoding' })
      return sendGzipped(reply, poster, String(request.headers['accept-encoding'] ?? ''))
    })
    refuseOtherMethods(app, path, 'GET')
  }
}

async function sendGzipped(reply: FastifyReply, bytes: Uint8Array, accepted: string): Promise<FastifyReply> {
  if (!/\bgzip\b/.test(accepted)) return reply.send(await promisify(gunzip)(bytes))
  return reply.header('content-encoding', 'gzip').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
