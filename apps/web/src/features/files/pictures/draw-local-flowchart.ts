import { openFlowchart } from '@ramify/document'
import { cardSize } from '@ramify/scene'
import { drawThumbnail } from '../../../editor/flowchart/thumbnails/draw-thumbnail.ts'
import type { LocalDrawing } from './draw-local-map.ts'

export const drawLocalFlowchart: LocalDrawing = async (doc, assets) => {
  const chart = openFlowchart(doc)
  try {
    return await drawThumbnail({ snapshot: chart.snapshot, assets, size: cardSize })
  } finally {
    chart.destroy()
  }
}
