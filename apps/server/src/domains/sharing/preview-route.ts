import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { asAttachment } from '../resources/index.ts'
import type { Services } from './services.ts'

const path = '/api/share_previews/:share'

/** As chat programs and social networks show pictures of links. */
export const previewSize = { width: 1200, height: 630 }

/** The picture of a share without a password, for whoever shows a link to it: PNG, because few of them show SVG. */
export function previewRoute({ documents, resources, shares }: Services): AddRoutes {
  // Kept for as long as the drawing is.
  const painted = new WeakMap<Uint8Array, Promise<Buffer>>()
  const paint = async (drawing: Uint8Array, fileId: string) => {
    const svg = String(await promisify(gunzip)(drawing))
    return resources.paint({ svg, ...previewSize }, fileId)
  }
  return (app) => {
    app.get<{ Params: { share: string } }>(path, async (request, reply) => {
      const share = await shares.findLive({ shareId: request.params.share })
      const drawing = share && share.password === null ? await documents.poster(share.file_id, 'preview') : null
      if (!share || !drawing) throw noSuchBytes()
      const png = painted.get(drawing) ?? paint(drawing, share.file_id)
      painted.set(drawing, png)
      png.catch(() => painted.delete(drawing))
      asAttachment(reply, 'image/png', 'preview.png')
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      return reply.send(await png)
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
