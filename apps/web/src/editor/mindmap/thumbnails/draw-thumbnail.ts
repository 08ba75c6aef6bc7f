import type { MapSnapshot } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import {
  type Canvas2D,
  digested,
  emojiIn,
  type FormulaSetter,
  paintCanvas,
  type Thumbnail,
  type ThumbnailSize,
  themeOf,
  thumbnailsOf,
  widening,
} from '@ramify/scene'
import { emojiBitmap, prepareEmoji } from '../../../platform/emoji/index.ts'
import { canvasMeasurer, prepareFonts } from '../../../platform/fonts/index.ts'
import { loadImages, naturalSize } from '../../canvas/load-images.ts'
import type { Assets } from '../../core/ports.ts'
import { firstFonts } from '../first-fonts.ts'

interface Order {
  readonly snapshot: MapSnapshot
  readonly formulas: FormulaSetter
  readonly assets: Pick<Assets, 'url'>
  readonly size: ThumbnailSize
}

/** Pixels of the picture for one of the screen. */
const sharpness = 2

/**
 * The small picture of a map that the server makes as SVG, painted here with the fonts of the page; null when there is
 * nothing to paint. It is shown with `object-fit: cover`.
 */
export async function drawThumbnail({ snapshot, formulas, assets, size }: Order): Promise<HTMLCanvasElement | null> {
  const theme = themeOf(snapshot)
  await prepareFonts(firstFonts(digested(snapshot), theme))
  const [thumbnail] = thumbnailsOf({ snapshot, theme, formulas, measurer: canvasMeasurer() }, size)
  return thumbnail ? paint(thumbnail, size, assets) : null
}

async function paint(
  { bounds, scale, background, layers }: Thumbnail,
  size: Size,
  assets: Pick<Assets, 'url'>,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * widening * sharpness)
  canvas.height = size.height * sharpness
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const painted = [[{ x: 0, y: 0, primitives: background(bounds) }], ...layers()]
  const [images] = await Promise.all([loadImages(assets, painted), prepareEmoji(emojiIn(painted))])
  const factor = scale * sharpness
  const left = bounds.x - (bounds.width * (widening - 1)) / 2
  context.setTransform(factor, 0, 0, factor, -left * factor, -bounds.y * factor)
  const image = (resource: string) => images.get(resource) ?? null
  const options = { scale: factor, image, sizeOf: naturalSize, emoji: emojiBitmap }
  paintCanvas(context as Canvas2D<CanvasImageSource>, painted, options)
  return canvas
}
