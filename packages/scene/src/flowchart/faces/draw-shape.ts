import type { ImageReference, RichText, ShapeLook } from '@ramify/document'
import { fitInside, type Path, type Rect, translatePath } from '@ramify/geometry'
import { drawTextBlock } from '../../drawing/draw-text-block.ts'
import { type Drawing, drawn, filled, type Primitive, type ShapePrimitive } from '../../drawing/primitives.ts'
import type { FlowShape, ShapeBox } from '../shapes/flow-shape.ts'
import { hatching } from '../sketch/hatching.ts'
import { sketchPath } from '../sketch/sketch-path.ts'
import type { ShapeStyle } from './shape-style.ts'
import type { ShapeText } from './shape-text.ts'

/** What is known of a shape by itself. */
interface ShapeParts {
  readonly id: string
  readonly text: RichText
  readonly look: ShapeLook
  readonly image: ImageReference | null
  readonly form: FlowShape
  readonly box: ShapeBox
  readonly outline: Path
  readonly style: ShapeStyle
  readonly placedText: ShapeText
}

/** All of a shape but its words. */
export function drawBody(face: ShapeParts): Drawing {
  return faded({ x: 0, y: 0, primitives: [...drawForm(face), ...drawImage(face)] }, face)
}

/** With its words: in one drawing, or in a turned one of their own. */
export function drawWords(face: ShapeParts, body: Drawing): Drawing[] {
  if (face.text.text === '') return [body]
  const { placedText, style, look } = face
  const words = drawTextBlock(placedText, style.color, look)
  const { turn, origin } = placedText
  if (turn === 0) return [{ ...body, primitives: [...body.primitives, ...words] }]
  return [body, faded({ ...origin, turn, primitives: words }, face)]
}

function faded(drawing: Drawing, { style: { opacity } }: ShapeParts): Drawing {
  return opacity < 1 ? { ...drawing, opacity } : drawing
}

/** The fill, the part that is filled stronger, and over both the border and the lines inside it. */
function drawForm(face: ShapeParts): Primitive[] {
  const { form, box, outline, style } = face
  const { fill, gradient, border, borderWidth, band, hasShadow } = style
  const blend = gradient === null ? {} : { gradient }
  const lines = form.lines?.(box) ?? []
  const stronger = fill === null ? [] : (form.band?.(box) ?? [])
  const solid = form.solid?.(box) ?? []
  const strokes = border === null || borderWidth === 0 ? [] : form.isOpen ? lines : [...outline, ...lines]
  const shadow = hasShadow && fill !== null ? drawShadow(outline) : []
  if (style.isSketched) return [...shadow, ...drawSketch(face, strokes, stronger, solid)]
  if (stronger.length === 0 && lines.length === 0 && solid.length === 0) {
    return fill === null && strokes.length === 0 ? [] : [...shadow, { ...strokedWith(outline, style), fill, ...blend }]
  }
  return [
    ...shadow,
    ...(fill === null ? [] : [{ ...filled(outline, fill), ...blend }]),
    ...(stronger.length === 0 ? [] : [filled(stronger, band)]),
    ...(solid.length === 0 || border === null ? [] : [filled(solid, border)]),
    ...(strokes.length === 0 ? [] : [strokedWith(strokes, style)]),
  ]
}

/** Slanted lines over the fill, and lines that miss their places by a little. */
function drawSketch({ id, form, style, outline }: ShapeParts, strokes: Path, stronger: Path, solid: Path): Primitive[] {
  const { fill, gradient, border, borderWidth, band, dash } = style
  const isHatched = fill !== null && form.isFrame !== true && form.isPicture !== true
  const lines = isHatched ? hatching(outline, id) : []
  return [
    ...(fill === null ? [] : [{ ...filled(outline, fill), ...(gradient !== null && { gradient }) }]),
    ...(stronger.length === 0 ? [] : [filled(stronger, band)]),
    ...(lines.length === 0 ? [] : [drawn(lines, band, Math.max(1, borderWidth))]),
    ...(solid.length === 0 || border === null ? [] : [filled(solid, border)]),
    ...(strokes.length === 0
      ? []
      : [
          {
            ...strokedWith(sketchPath(strokes, id, { isDashed: dash.length > 0 }), style),
            strokeWidth: 0.75 * borderWidth,
          },
        ]),
  ]
}

/** Corners are round, or those of a star would reach far out. */
function strokedWith(path: Path, { border, borderWidth, dash }: ShapeStyle): ShapePrimitive {
  const stroke = borderWidth === 0 ? null : border
  return { kind: 'shape', path, fill: null, stroke, strokeWidth: borderWidth, dash, round: dash.length === 0 }
}

/** Soft, of a few layers: no painter has to know how to blur. */
function drawShadow(outline: Path): Primitive[] {
  return [4, 2.5, 1].map((down) => filled(translatePath(outline, 0, down), 'rgba(20, 28, 46, 0.07)'))
}

/** How far it is seen around its shape. */
export const shadowReach = 4

/** A picture fills a shape that is nothing but that; elsewhere it stands where the words do, in its own proportions. */
function drawImage({ image, form, box, look, style, outline }: ShapeParts): Primitive[] {
  // While it has none its place is still seen.
  if (!image) return form.isPicture ? [filled(outline, style.band)] : []
  const area = form.imageArea?.(box) ?? form.textArea(box)
  const own = { width: Math.max(1, image.width), height: Math.max(1, image.height) }
  const { width, height } = form.isPicture ? area : fitInside(own, area)
  const rect: Rect = { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
  return [{ kind: 'image', resource: image.resource, rect, radius: look.radius ?? 0 }]
}
