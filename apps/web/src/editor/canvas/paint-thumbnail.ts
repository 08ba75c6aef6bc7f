import type { Size } from '@ramify/geometry'
import { type Canvas2D, emojiIn, paintCanvas, type Thumbnail, widening } from '@ramify/scene'
import { emojiBitmap, prepareEmoji } from '../../platform/emoji/index.ts'
import type { Assets } from '../core/ports.ts'
import { loadImages, naturalSize } from './load-images.ts'

/** Pixels of the picture for one of the screen. */
const sharpness = 2

/** Paints the small picture of a document that the server makes as SVG. It is shown with `object-fit: cover`. */
export async function paintThumbnail(
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
