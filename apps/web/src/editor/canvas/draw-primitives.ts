import { type Path, type Point, pathData, translatePath, translateRect } from '@ramify/geometry'
import {
  cssFamilies,
  emojiRect,
  gradientId,
  type Primitive,
  type ShapePrimitive,
  type TextPrimitive,
} from '@ramify/scene'
import { emojiPictures } from '../../platform/emoji/index.ts'
import type { Assets } from '../core/ports.ts'
import { drawImage } from './draw-image.ts'
import { svgElement } from './svg-element.ts'

const origin: Point = { x: 0, y: 0 }

/**
 * Primitives as elements of SVG, put at the end of a parent. What is drawn, and where, the scene has decided. `at` is written into
 * their own coordinates: a transform of each topic would be one more piece for the browser to put together at every frame in which
 * the map moves.
 */
export function drawPrimitives(
  parent: SVGElement,
  primitives: readonly Primitive[],
  assets: Pick<Assets, 'url'> | null,
  at: Point = origin,
): void {
  for (const primitive of primitives) parent.append(...elementsOf(primitive, assets, at))
}

function elementsOf(primitive: Primitive, assets: Pick<Assets, 'url'> | null, at: Point): readonly SVGElement[] {
  switch (primitive.kind) {
    case 'shape':
      return [...gradientOf(primitive), drawShape(primitive, at)]
    case 'text':
      return primitive.emoji === null ? [drawText(primitive, at)] : drawEmoji(primitive.emoji, primitive, at)
    case 'image':
      return assets ? [drawImage({ ...primitive, rect: translateRect(primitive.rect, at) }, assets)] : []
    case 'traced':
      // Only the overview has those, and it is no SVG.
      return []
    case 'backdrop':
      // On the screen it stays where it is while the map moves.
      return []
  }
}

export function drawShape(shape: ShapePrimitive, at: Point = origin): SVGElement {
  const { path, fill, gradient, stroke, strokeWidth, dash, round } = shape
  const isBlended = fill !== null && gradient !== undefined
  return svgElement('path', {
    d: at === origin ? dataOf(path) : pathData(translatePath(path, at.x, at.y)),
    fill: isBlended ? `url(#${gradientId(fill, gradient)})` : (fill ?? 'none'),
    ...(stroke !== null && { stroke, 'stroke-width': strokeWidth }),
    ...(dash.length > 0 && { 'stroke-dasharray': dash.join(' ') }),
    ...(round && { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  })
}

/** From the top down. Several shapes may have the same one: it does not matter whose the browser takes. */
function gradientOf({ fill, gradient }: ShapePrimitive): readonly SVGElement[] {
  if (fill === null || gradient === undefined) return []
  const blend = svgElement('linearGradient', { id: gradientId(fill, gradient), x2: 0, y2: 1 })
  blend.append(svgElement('stop', { 'stop-color': fill }), svgElement('stop', { offset: 1, 'stop-color': gradient }))
  return [blend]
}

/** Gives what was drawn for one shape the path of another; false where they differ in more than that. */
export function changePath(element: SVGElement, before: ShapePrimitive, shape: ShapePrimitive): boolean {
  const isAlike =
    before.fill === shape.fill &&
    before.gradient === shape.gradient &&
    before.stroke === shape.stroke &&
    before.strokeWidth === shape.strokeWidth &&
    before.round === shape.round &&
    before.dash.length === shape.dash.length &&
    before.dash.every((length, nth) => length === shape.dash[nth])
  const data = dataOf(shape.path)
  if (isAlike && element.getAttribute('d') !== data) element.setAttribute('d', data)
  return isAlike
}

/** Its picture; the system's glyph until it has come, and where there is none. */
function drawEmoji(name: string, text: TextPrimitive, at: Point): readonly SVGElement[] {
  const url = emojiPictures.url(name)
  if (url) return emojiPicture(url, text, at)
  const glyph = drawText(text, at)
  if (url === undefined) {
    void emojiPictures.fetched(name).then((come) => come && glyph.replaceWith(...emojiPicture(come, text, at)))
  }
  return [glyph]
}

/** With the lines under and through it that words beside it have. */
function emojiPicture(url: string, text: TextPrimitive, at: Point): SVGElement[] {
  const { x, baseline, width, font, color, underline, strike } = text
  const left = at.x + x
  const base = at.y + baseline
  const line = (y: number) => svgElement('rect', { x: left, y, width, height: font.size / 14, fill: color })
  return [
    svgElement('image', { href: url, ...emojiRect(left, base, font.size), 'data-emoji': text.text }),
    ...(underline ? [line(base + 0.12 * font.size)] : []),
    ...(strike ? [line(base - 0.3 * font.size)] : []),
  ]
}

function drawText(primitive: TextPrimitive, at: Point): SVGElement {
  const { text, x, baseline, width, font, fallback, color, underline, strike } = primitive
  const decoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
  const element = svgElement('text', {
    x: at.x + x,
    y: at.y + baseline,
    fill: color,
    'font-family': cssFamilies(font.families),
    'font-size': font.size,
    'font-weight': font.weight,
    ...(font.italic && { 'font-style': 'italic' }),
    ...(decoration !== '' && { 'text-decoration': decoration }),
    ...(fallback && width > 0 && { textLength: width }),
    ...(fallback && { lengthAdjust: 'spacingAndGlyphs' }),
  })
  element.textContent = text
  return element
}

const data = new WeakMap<Path, string>()

/** Kept: a topic that only moved has the same paths as before. */
function dataOf(path: Path): string {
  const known = data.get(path)
  if (known !== undefined) return known
  const written = pathData(path)
  data.set(path, written)
  return written
}
