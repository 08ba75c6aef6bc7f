import { type Canvas2D, emojiIn, paintCanvas } from '@ramify/scene'
import { emojiBitmap, prepareEmoji } from '../../../platform/emoji/index.ts'
import { loadImages, naturalSize } from '../../canvas/load-images.ts'
import type { Assets } from '../../core/ports.ts'
import type { PicturePage } from './picture-page.ts'

interface Options {
  /** Pixels for each of the page. */
  readonly scale: number
  readonly isTransparent?: boolean
}

/** A page on a canvas of its own, with its pictures and emoji. */
export async function drawPage(
  page: PicturePage,
  assets: Pick<Assets, 'url'>,
  { scale, isTransparent = false }: Options,
): Promise<HTMLCanvasElement> {
  const { bounds } = page
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(bounds.width * scale))
  canvas.height = Math.max(1, Math.ceil(bounds.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.setTransform(scale, 0, 0, scale, -bounds.x * scale, -bounds.y * scale)
  const layers = page.layers()
  const paper = isTransparent ? [] : [[{ x: 0, y: 0, primitives: page.background(bounds) }]]
  const [images] = await Promise.all([
    loadImages(assets, [...paper, ...layers], 'original'),
    prepareEmoji(emojiIn(layers)),
  ])
  const image = (resource: string) => images.get(resource) ?? null
  const options = { scale, image, sizeOf: naturalSize, emoji: emojiBitmap }
  paintCanvas(context as Canvas2D<CanvasImageSource>, [...paper, ...layers], options)
  return canvas
}

export function canvasBlob(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), type, 0.9),
  )
}
