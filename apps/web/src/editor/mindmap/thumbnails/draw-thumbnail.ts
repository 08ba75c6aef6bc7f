import type { MapSnapshot } from '@ramify/document'
import { digested, type FormulaSetter, type ThumbnailSize, themeOf, thumbnailsOf, tileSize } from '@ramify/scene'
import { canvasMeasurer, prepareFonts } from '../../../platform/fonts/index.ts'
import { paintThumbnail } from '../../canvas/paint-thumbnail.ts'
import type { Assets } from '../../core/ports.ts'
import { firstFonts } from '../first-fonts.ts'
import { calendar } from '../tasks/calendar.ts'

interface Order {
  readonly snapshot: MapSnapshot
  readonly formulas: FormulaSetter
  readonly assets: Pick<Assets, 'url'>
  /** Without it that of the tiles of lists. */
  readonly size?: ThumbnailSize
}

/** The small picture of a map, with the fonts of the page; null when there is nothing to paint. */
export async function drawThumbnail({
  snapshot,
  formulas,
  assets,
  size = tileSize,
}: Order): Promise<HTMLCanvasElement | null> {
  const theme = themeOf(snapshot)
  await prepareFonts(firstFonts(digested(snapshot), theme))
  const [thumbnail] = thumbnailsOf(
    { snapshot, theme, formulas, measurer: canvasMeasurer(), calendar: calendar.get() },
    size,
  )
  return thumbnail ? paintThumbnail(thumbnail, size, assets) : null
}
