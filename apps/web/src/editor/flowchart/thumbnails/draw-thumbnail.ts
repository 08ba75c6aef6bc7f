import type { FlowchartSnapshot } from '@ramify/document'
import { flowchartThumbnails, type ThumbnailSize } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { canvasMeasurer, prepareFonts } from '../../../platform/fonts/index.ts'
import { paintThumbnail } from '../../canvas/paint-thumbnail.ts'
import type { Assets } from '../../core/ports.ts'
import { firstFonts } from '../first-fonts.ts'

interface Order {
  readonly snapshot: FlowchartSnapshot
  readonly assets: Pick<Assets, 'url'>
  readonly size: ThumbnailSize
}

/** The small picture of a flowchart, with the fonts of the page; null when there is nothing to paint. */
export async function drawThumbnail({ snapshot, assets, size }: Order): Promise<HTMLCanvasElement | null> {
  await prepareFonts(firstFonts(snapshot))
  const input = { snapshot, theme: themeById(snapshot.theme), measurer: canvasMeasurer() }
  const [thumbnail] = flowchartThumbnails(input, size)
  return thumbnail ? paintThumbnail(thumbnail, size, assets) : null
}
