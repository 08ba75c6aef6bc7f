import type { PageExtrasOf } from '../../platform/http/pages/page-extras.ts'
import { previewSize } from './preview-route.ts'
import type { Services } from './services.ts'
import { embedHostsOf } from './share-state.ts'

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
        { property: 'og:image:width', content: String(previewSize.width) },
        { property: 'og:image:height', content: String(previewSize.height) },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
    }
  }
}

/** As the viewer asks for them: on phones everything is unfolded. As `phoneMedia` in the viewer. */
function postersOf(shareId: string, isEmbedded: boolean) {
  const path = `/api/share_posters/${shareId}`
  if (isEmbedded) return [{ path }]
  return [
    { path, media: '(min-width: 720px)' },
    { path: `${path}?unfolded=1`, media: '(max-width: 719.98px)' },
  ]
}
