import { contentHash, type MapSnapshot, openMap, toContent } from '@ramify/document'
import { cardSize, noFormulas } from '@ramify/scene'
import { drawThumbnail } from '../../../editor/mindmap/thumbnails/draw-thumbnail.ts'
import { openAssets } from '../../../platform/assets/index.ts'
import { draftsRoom } from '../drafts/drafts-query.ts'
import { inIdleTurn } from './idle-turns.ts'

/** Where a map is stored in this browser. */
export type LocalSource =
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'kept'; readonly id: string; readonly personId: string }

/** By what is in the map: most are as they were when they were last drawn. The oldest goes first. */
const drawn = new Map<string, Blob | null>()
const mostKept = 200

/** The same picture as the server makes of a map; null when there is nothing to draw. */
export async function drawLocal(source: LocalSource): Promise<Blob | null> {
  const doc = await documentOf(source)
  return inIdleTurn(async () => {
    const map = openMap(doc)
    try {
      const { snapshot } = map
      const hash = contentHash(toContent(snapshot))
      const picture = drawn.get(hash) ?? (await draw(snapshot, source))
      drawn.delete(hash)
      drawn.set(hash, picture)
      for (const [oldest] of drawn) if (drawn.size > mostKept) drawn.delete(oldest)
      return picture
    } finally {
      map.destroy()
    }
  })
}

async function draw(snapshot: MapSnapshot, source: LocalSource): Promise<Blob | null> {
  const [formulas, assets] = await Promise.all([formulasFor(snapshot), assetsOf(source)])
  try {
    const canvas = await drawThumbnail({ snapshot, formulas, assets, size: cardSize })
    return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } finally {
    assets.close()
  }
}

/** Pictures are kept where the document is. */
async function assetsOf({ kind, id }: LocalSource) {
  return kind === 'draft' ? (await draftsRoom()).openDraftAssets(id) : openAssets(id)
}

/** What sets formulas is large: most maps have none. */
async function formulasFor({ nodes }: MapSnapshot) {
  for (const { formula } of nodes.values()) {
    if (formula !== undefined) return (await import('@ramify/formula')).texSetter
  }
  return noFormulas
}

async function documentOf(source: LocalSource) {
  if (source.kind === 'draft') return (await draftsRoom()).draftDocument(source.id)
  const { cachedDocument } = await import('../../../platform/sync/index.ts')
  return cachedDocument(source.personId, source.id)
}
