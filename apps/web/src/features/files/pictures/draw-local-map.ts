import { type MapSnapshot, openMap } from '@ramify/document'
import { cardSize, noFormulas } from '@ramify/scene'
import { drawThumbnail } from '../../../editor/mindmap/thumbnails/draw-thumbnail.ts'
import type { FileAssets } from '../../../platform/assets/index.ts'

/** Draws a document of one kind; null when there is nothing to draw. */
export type LocalDrawing = (
  doc: Parameters<typeof openMap>[0],
  assets: Pick<FileAssets, 'url'>,
) => Promise<HTMLCanvasElement | null>

export const drawLocalMap: LocalDrawing = async (doc, assets) => {
  const map = openMap(doc)
  try {
    const { snapshot } = map
    return await drawThumbnail({ snapshot, formulas: await formulasFor(snapshot), assets, size: cardSize })
  } finally {
    map.destroy()
  }
}

/** What sets formulas is large: most maps have none. */
async function formulasFor({ nodes }: MapSnapshot) {
  for (const { formula } of nodes.values()) {
    if (formula !== undefined) return (await import('@ramify/formula')).texSetter
  }
  return noFormulas
}
