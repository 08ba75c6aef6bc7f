import {
  covering,
  pathBounds,
  rectangle,
  roundedRectangle,
  type Size,
  tracePath,
  translateRect,
} from '@ramify/geometry'
import { farBelow } from '../drawing/detail.ts'
import type {
  BackdropPrimitive,
  Drawing,
  ImagePrimitive,
  Layer,
  ShapePrimitive,
  TextPrimitive,
  TracedPrimitive,
} from '../drawing/primitives.ts'
import { type Batch, batchesOf, type Placed } from './batches.ts'
import type { Canvas2D } from './canvas-2d.ts'
import { cssFont } from './css-font.ts'
import { emojiRect } from './emoji-rect.ts'

export interface CanvasOptions<Image> {
  /** Pixels of the canvas for one of the map: decides how much detail is worth painting. */
  readonly scale: number
  /** A loaded image, or null while there is none. */
  image?(resource: string): Image | null
  /** How large an image is by itself: one behind the map covers its place without being stretched. */
  sizeOf?(image: Image): Size
  /** The picture of an emoji, or null while there is none. */
  emoji?(name: string): Image | null
}

/** Paints in map coordinates: the caller has set the transform. What looks alike in a layer is painted at once. */
export function paintCanvas<Image>(
  context: Canvas2D<Image>,
  layers: readonly Layer[],
  options: CanvasOptions<Image>,
): void {
  for (const layer of layers) {
    const isAlone = layer.some(needsOwnState)
    paintLayer(context, isAlone ? layer.filter((drawing) => !needsOwnState(drawing)) : layer, options)
    if (isAlone) for (const drawing of layer) if (needsOwnState(drawing)) paintAlone(context, drawing, options)
  }
}

function needsOwnState({ turn, opacity }: Drawing): boolean {
  return turn !== undefined || opacity !== undefined
}

/** Turned or seen through: nothing of it can be painted together with others. */
function paintAlone<Image>(context: Canvas2D<Image>, drawing: Drawing, options: CanvasOptions<Image>): void {
  const { x, y, turn = 0, opacity = 1, primitives } = drawing
  context.save()
  context.translate(x, y)
  context.rotate((turn * Math.PI) / 180)
  paintLayer(context, [{ x: 0, y: 0, primitives }], options, opacity)
  context.restore()
}

function paintLayer<Image>(
  context: Canvas2D<Image>,
  layer: Layer,
  { scale, image, sizeOf, emoji }: CanvasOptions<Image>,
  opacity = 1,
): void {
  const { shapes, traced, backdrops, images, texts } = batchesOf(layer)
  if (opacity < 1) context.globalAlpha = opacity
  for (const batches of shapes) for (const batch of batches.values()) paintShapes(context, batch, scale)
  for (const primitive of traced) paintTraced(context, primitive, scale)
  for (const placed of backdrops) {
    paintBackdrop(context, placed, image?.(placed.primitive.resource) ?? null, sizeOf)
  }
  for (const placed of images) paintImage(context, placed, image?.(placed.primitive.resource) ?? null)
  for (const batches of texts.values()) {
    for (const batch of batches.values()) {
      if (scale < farBelow) paintBars(context, batch, opacity)
      else paintTexts(context, batch, emoji)
    }
  }
}

function paintShapes<Image>(context: Canvas2D<Image>, batch: Batch<ShapePrimitive>, scale: number): void {
  const { dash, round, gradient, fill } = batch[0].primitive
  if (gradient !== undefined && fill !== null) {
    for (const placed of batch) paintGradient(context, placed, fill, gradient)
    paintShapes(context, batch.map(withoutFill) as Batch<ShapePrimitive>, scale)
    return
  }
  context.beginPath()
  for (const { primitive, x, y } of batch) tracePath(context, primitive.path, x, y)
  context.setLineDash([...dash])
  context.lineCap = round ? 'round' : 'butt'
  context.lineJoin = round ? 'round' : 'miter'
  paintPath(context, batch[0].primitive, scale)
}

function paintTraced<Image>(context: Canvas2D<Image>, primitive: TracedPrimitive, scale: number): void {
  context.beginPath()
  primitive.trace(context)
  context.setLineDash([])
  context.lineCap = 'butt'
  context.lineJoin = 'miter'
  paintPath(context, primitive, scale)
}

/** Each has its own top and bottom. */
function paintGradient<Image>(
  context: Canvas2D<Image>,
  { primitive: { path }, x, y }: Placed<ShapePrimitive>,
  fill: string,
  gradient: string,
): void {
  const bounds = pathBounds(path)
  if (!bounds) return
  const blend = context.createLinearGradient(x, y + bounds.y, x, y + bounds.y + bounds.height)
  blend.addColorStop(0, fill)
  blend.addColorStop(1, gradient)
  context.beginPath()
  tracePath(context, path, x, y)
  context.fillStyle = blend
  context.fill()
}

function withoutFill(placed: Placed<ShapePrimitive>): Placed<ShapePrimitive> {
  return { ...placed, primitive: { ...placed.primitive, fill: null } }
}

type Look = Pick<ShapePrimitive, 'fill' | 'stroke' | 'strokeWidth'>

function paintPath<Image>(context: Canvas2D<Image>, { fill, stroke, strokeWidth }: Look, scale: number): void {
  if (fill !== null) {
    context.fillStyle = fill
    context.fill()
  }
  if (stroke === null) return
  context.strokeStyle = stroke
  // Seen from far away, lines stay visible.
  context.lineWidth = Math.max(strokeWidth, thinnest / scale)
  context.stroke()
}

/** In pixels of the canvas. */
const thinnest = 0.6

function paintTexts<Image>(
  context: Canvas2D<Image>,
  batch: Batch<TextPrimitive>,
  emoji: CanvasOptions<Image>['emoji'],
): void {
  const { font, color } = batch[0].primitive
  context.font = cssFont(font)
  context.fillStyle = color
  const thickness = font.size / 14
  for (const { primitive, x, y } of batch) {
    const { text, width, fallback, underline, strike } = primitive
    const left = x + primitive.x
    const baseline = y + primitive.baseline
    const picture = primitive.emoji === null ? null : (emoji?.(primitive.emoji) ?? null)
    if (picture !== null) {
      const square = emojiRect(left, baseline, font.size)
      context.drawImage(picture, square.x, square.y, square.width, square.height)
    } else if (fallback) paintInto(context, text, left, baseline, width)
    else context.fillText(text, left, baseline)
    if (underline) context.fillRect(left, baseline + 0.12 * font.size, width, thickness)
    if (strike) context.fillRect(left, baseline - 0.3 * font.size, width, thickness)
  }
}

/** Text in a font of the system, made as wide as its room. */
function paintInto<Image>(context: Canvas2D<Image>, text: string, x: number, y: number, width: number): void {
  const ownWidth = context.measureText(text).width
  if (ownWidth === 0) return
  context.save()
  context.translate(x, y)
  context.scale(width / ownWidth, 1)
  context.fillText(text, 0, 0)
  context.restore()
}

/** As wide as the words, half as high as their letters, and pale as words are on the whole. */
function paintBars<Image>(context: Canvas2D<Image>, batch: Batch<TextPrimitive>, opacity: number): void {
  const { font, color } = batch[0].primitive
  const height = 0.45 * font.size
  context.beginPath()
  for (const { primitive, x, y } of batch) {
    context.rect(x + primitive.x, y + primitive.baseline - 0.3 * font.size - height / 2, primitive.width, height)
  }
  context.fillStyle = color
  context.globalAlpha = 0.45 * opacity
  context.fill()
  context.globalAlpha = opacity
}

function paintImage<Image>(
  context: Canvas2D<Image>,
  { primitive: { rect, radius }, x, y }: Placed<ImagePrimitive>,
  image: Image | null,
): void {
  context.beginPath()
  tracePath(context, roundedRectangle(rect, radius), x, y)
  if (image === null) {
    context.fillStyle = 'rgba(138, 147, 162, 0.2)'
    context.fill()
    return
  }
  context.save()
  context.clip()
  context.drawImage(image, x + rect.x, y + rect.y, rect.width, rect.height)
  context.restore()
}

function paintBackdrop<Image>(
  context: Canvas2D<Image>,
  { primitive: { rect, opacity }, x, y }: Placed<BackdropPrimitive>,
  image: Image | null,
  sizeOf: CanvasOptions<Image>['sizeOf'],
): void {
  if (image === null) return
  const place = translateRect(rect, { x, y })
  const { x: left, y: top, width, height } = covering(place, sizeOf?.(image) ?? place)
  context.save()
  context.beginPath()
  tracePath(context, rectangle(place), 0, 0)
  context.clip()
  context.globalAlpha = opacity
  context.drawImage(image, left, top, width, height)
  context.restore()
}
