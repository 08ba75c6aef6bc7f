import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../platform/http/no-such-bytes.ts'
import type { PageExtrasOf } from '../../platform/http/pages/page-extras.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import { withPictures } from '../documents/index.ts'
import { asAttachment } from '../resources/index.ts'
import type { Services } from './services.ts'
import { embedHostsOf } from './share-state.ts'

const picturePath = '/api/share_previews/:share'

/** Which share a page shows: `/view/<share id>`, or `/embed/<share id>` in a frame of another site. */
const pagePath = /^\/(view|embed)\/([0-9A-Za-z]{1,64})\/?$/

/**
 * What others are told of the page of a share: search engines to leave it out, and where a link is shown its title, picture and owner.
 * With a password, and of what is not available, there is nothing but the brand.
 */
export function sharePages({ access, shares, peopleOf }: Services): PageExtrasOf {
  return async (path) => {
    const [, place, shareId] = pagePath.exec(path) ?? []
    if (place === undefined) return null
    const share = await shares.findLive({ shareId })
    const frameAncestors = place === 'embed' ? embedHostsOf(share) : []
    const meta = [{ name: 'robots', content: 'noindex' }]
    if (!share || share.password !== null) return { meta, frameAncestors }
    const ownerId = await access.ownerOf(share.space_id)
    const owner = (await peopleOf([ownerId])).get(ownerId)
    return {
      frameAncestors,
      picture: `/api/share_previews/${share.id}`,
      preload: postersOf(share.id, place === 'embed'),
      meta: [
        ...meta,
        ...(share.may_save ? [{ name: 'share-may-save', content: '1' }] : []),
        { property: 'og:type', content: 'article' },
        { property: 'og:title', content: share.name },
        ...(owner ? [{ property: 'og:description', content: owner.nickname }] : []),
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
    }
  }
}

/** As the viewer asks for them: on phones everything is unfolded. Its width is in `apps/web/src/platform/use-media.ts`. */
function postersOf(shareId: string, isEmbedded: boolean) {
  const path = `/api/share_posters/${shareId}`
  if (isEmbedded) return [{ path }]
  return [
    { path, media: '(min-width: 720px)' },
    { path: `${path}?unfolded=1`, media: '(max-width: 719.98px)' },
  ]
}

/** The picture of a share without a password, for whoever shows a link to it, and for the viewer's first moment. */
export function previewRoute({ documents, shares }: Services): AddRoutes {
  return (app) => {
    app.get<{ Params: { share: string } }>(picturePath, async (request, reply) => {
      const share = await shares.findLive({ shareId: request.params.share })
      const thumbnail = share && share.password === null ? await documents.thumbnail(share.file_id) : null
      if (!thumbnail) throw noSuchBytes()
      asAttachment(reply, 'image/svg+xml', 'preview.svg')
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      // Images of the document are asked for one by one, by who may see it.
      return reply.send(withPictures(thumbnail.svg, new Map()))
    })
    refuseOtherMethods(app, picturePath, 'GET')
  }
}
