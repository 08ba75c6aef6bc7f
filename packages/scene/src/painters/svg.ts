import {
  inflate,
  pathData,
  type Rect,
  recordPath,
  rectangle,
  roundedRectangle,
  type Size,
  shortNumber,
} from '@ramify/geometry'
import type { Font } from '@ramify/text'
import type { Paintable } from '../drawing/drawn.ts'
import type {
  BackdropPrimitive,
  Drawing,
  ImagePrimitive,
  Primitive,
  ShapePrimitive,
  TextPrimitive,
} from '../drawing/primitives.ts'
import { cssFamilies, systemFamilies } from './css-font.ts'
import { emojiGrid, emojiRect } from './emoji-rect.ts'
import { xmlText } from './xml.ts'

export interface SvgOptions {
  /** Around the drawing. */
  readonly padding?: number
  readonly background?: boolean
  /** Without a size of its own: it fills whatever it is shown in, on this colour. */
  readonly on?: string
  /** As large as it is to be shown, in place of its own size. */
  readonly size?: Size
  /** Whether what has a link can be followed. */
  readonly links?: boolean
  /**
   * For where our fonts are not: words as path data, from the start of their baseline, of which one unit is so many pixels;
   * null for what no font of ours has. That is as wide as it was measured, in the nearest font of the system.
   */
  outline?(text: string, font: Font, unit: number): string | null
  /** The same for what none of our fonts has, with its own width in pixels: it is squeezed into its room. */
  fallbackOutline?(text: string, font: Font, unit: number): { readonly data: string; readonly width: number } | null
  /** The same word by word, `x` in pixels: each is written once then, however often it comes again. Names begin with `prefix`. */
  readonly words?: {
    readonly prefix: string
    of(text: string, font: Font, unit: number): readonly { readonly data: string; readonly x: number }[]
  }
  /** How large it is shown, where that is known: outlines have no more detail than can be seen. */
  readonly scale?: number
  /** Where an image is to be had, best as a data URL; without one a grey field stands in its place, and nothing behind the map. */
  imageHref?(resource: string): string | null
  /** What the picture of an emoji consists of, as SVG on a grid of `emojiGrid`; null where there is none. */
  emoji?(name: string): string | null
}

/** A whole scene as an SVG file. */
export function paintSvg(scene: Paintable, options: SvgOptions = {}): string {
  const { padding = 20, background = true, on } = options
  const area = inflate(scene.bounds, padding)
  // In a picture a part of a pixel would move everything.
  const digits = options.size ? 4 : 2
  const [x, y, width, height] = [area.x, area.y, area.width, area.height].map((value) => shortNumber(value, digits))
  const { width: shownWidth, height: shownHeight } = options.size ?? area
  const size = ` width="${shortNumber(shownWidth)}" height="${shortNumber(shownHeight)}"`
  const shared: Shared = { emoji: new Map(), words: new Map() }
  const body = [
    ...(background ? scene.background(area).map((primitive) => svgPrimitive(primitive, options)) : []),
    ...scene
      .layers()
      .flat()
      .map((drawing) => svgDrawing(drawing, options, shared)),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${on === undefined ? size : ''}` +
    ` viewBox="${x} ${y} ${width} ${height}" xml:space="preserve"` +
    ` style="${on === undefined ? '' : `background:${xmlText(on)};`}${asMeasured}">${[...shared.emoji.values(), ...body].join('')}</svg>`
  )
}

/** A square piece of what is drawn on the paper, such that pieces side by side are all of it; null where nothing is drawn. */
export function paintTile(pattern: (area: Rect) => readonly Primitive[]): string | null {
  const body = pattern({ x: 0, y: 0, width: tileSide, height: tileSide }).map((each) => svgPrimitive(each, {}))
  if (body.length === 0) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSide} ${tileSide}">${body.join('')}</svg>`
}

/** Every pattern comes again after it. */
export const tileSide = 96

/** Nothing is hinted, Chinese punctuation not made narrower, no space added between Chinese and Latin. */
const asMeasured = 'text-rendering:geometricPrecision;text-spacing-trim:space-all;text-autospace:no-autospace'

function svgDrawing(drawing: Drawing, options: SvgOptions, shared: Shared): string {
  const { x, y, turn = 0, opacity = 1, title, primitives } = drawing
  const inside = primitives.map((primitive) => svgPrimitive(primitive, options, shared)).join('')
  const place = x === 0 && y === 0 ? '' : `translate(${shortNumber(x)} ${shortNumber(y)})`
  const transform = turn === 0 ? place : `${place}rotate(${shortNumber(turn)})`
  const attributes =
    (transform === '' ? '' : ` transform="${transform}"`) + (opacity < 1 ? ` opacity="${shortNumber(opacity)}"` : '')
  if (title !== undefined)
    return linked(`<g role="img"${attributes}><title>${xmlText(title)}</title>${inside}</g>`, drawing, options)
  return linked(attributes === '' ? inside : `<g${attributes}>${inside}</g>`, drawing, options)
}

/** Places in the same document are known to the app alone. */
function linked(svg: string, { link }: Drawing, { links }: SvgOptions): string {
  if (links !== true || link === undefined || link.startsWith('#')) return svg
  return `<a href="${xmlText(link)}">${svg}</a>`
}

/** What is written once, however often it is used. */
interface Shared {
  /** By name. */
  readonly emoji: Map<string, string>
  /** The names of words, by their outlines. */
  readonly words: Map<string, string>
}

function svgPrimitive(
  primitive: Primitive,
  options: SvgOptions,
  shared: Shared = { emoji: new Map(), words: new Map() },
): string {
  switch (primitive.kind) {
    case 'shape':
      return svgShape(primitive)
    case 'traced': {
      const path = recordPath((pen) => primitive.trace(pen))
      return svgShape({ ...primitive, kind: 'shape', path, dash: [], round: false })
    }
    case 'text':
      return (
        svgEmoji(primitive, options, shared) ??
        svgWords(primitive, options, shared) ??
        svgOutline(primitive, options) ??
        svgText(primitive, options)
      )
    case 'image':
      return svgImage(primitive, options)
    case 'backdrop':
      return svgBackdrop(primitive, options)
  }
}

function svgShape({ path, fill, gradient, stroke, strokeWidth, dash, round }: ShapePrimitive): string {
  const blend = fill !== null && gradient !== undefined ? svgGradient(fill, gradient) : null
  const attributes = [`d="${pathData(path)}"`, `fill="${blend ? `url(#${blend.id})` : xmlText(fill ?? 'none')}"`]
  if (stroke !== null) {
    attributes.push(`stroke="${xmlText(stroke)}"`, `stroke-width="${shortNumber(strokeWidth)}"`)
    if (dash.length > 0) attributes.push(`stroke-dasharray="${dash.map((length) => shortNumber(length)).join(' ')}"`)
    if (round) attributes.push('stroke-linecap="round" stroke-linejoin="round"')
  }
  return `${blend ? blend.svg : ''}<path ${attributes.join(' ')}/>`
}

/** Named for what it is: two drawings on one page may share it. */
export function gradientId(from: string, to: string): string {
  return `gradient_${from}_${to}`.replace(/[^\w]/g, '_')
}

function svgGradient(from: string, to: string): { readonly id: string; readonly svg: string } {
  const id = gradientId(from, to)
  const stops = `<stop stop-color="${xmlText(from)}"/><stop offset="1" stop-color="${xmlText(to)}"/>`
  return { id, svg: `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>` }
}

/** With the lines under and through it that words beside it have. */
function svgEmoji(primitive: TextPrimitive, options: SvgOptions, shared: Shared): string | null {
  const { emoji: name, x, baseline, font } = primitive
  const picture = name === null ? null : (options.emoji?.(name) ?? null)
  if (name === null || picture === null) return null
  // Named for what it is: two drawings on one page may share it.
  const id = `emoji_${name}`
  shared.emoji.set(name, `<symbol id="${id}" viewBox="0 0 ${emojiGrid} ${emojiGrid}">${picture}</symbol>`)
  const square = emojiRect(x, baseline, font.size)
  const [left, top, side] = [square.x, square.y, square.width].map((value) => shortNumber(value))
  return `<use href="#${id}" x="${left}" y="${top}" width="${side}" height="${side}"/>${textLines(primitive)}`
}

/** Under and through what is not drawn as text. */
function textLines({ x, baseline, width, font, color, underline, strike }: TextPrimitive): string {
  const lines = [underline && 0.12, strike && -0.3].flatMap((below) => {
    if (below === false) return []
    const line = { x, y: baseline + below * font.size, width, height: font.size / 14 }
    return [`<path d="${pathData(rectangle(line))}" fill="${xmlText(color)}"/>`]
  })
  return lines.join('')
}

/** In pixels of the screen: of those of sharp screens a quarter. */
const outlineUnit = 0.12

function svgWords(primitive: TextPrimitive, { words, scale = 1 }: SvgOptions, shared: Shared): string | null {
  const { text, x, baseline, font, fallback, color } = primitive
  if (!words || fallback) return null
  const unit = Number(shortNumber(outlineUnit / scale, 3))
  const drawn = words.of(text, font, unit).map(({ data, x: left }) => {
    const at = shortNumber(left / unit, 0)
    const known = shared.words.get(data)
    if (known !== undefined) return `<use href="#${known}"${at === '0' ? '' : ` x="${at}"`}/>`
    // A short one is no longer than its name.
    if (data.length < 40) return at === '0' ? `<path d="${data}"/>` : `<path transform="translate(${at})" d="${data}"/>`
    const name = `${words.prefix}${shared.words.size.toString(36)}`
    shared.words.set(data, name)
    const path = `<path id="${name}" d="${data}"/>`
    return at === '0' ? path : `<g transform="translate(${at})">${path}</g>`
  })
  if (drawn.length === 0) return textLines(primitive)
  const place = `translate(${shortNumber(x)} ${shortNumber(baseline)})scale(${unit})`
  return `<g transform="${place}" fill="${xmlText(color)}">${drawn.join('')}</g>${textLines(primitive)}`
}

function svgOutline(primitive: TextPrimitive, { outline, fallbackOutline, scale = 1 }: SvgOptions): string | null {
  const { text, x, baseline, width, font, fallback, color } = primitive
  const unit = Number(shortNumber(outlineUnit / scale, 3))
  const found = fallback ? (fallbackOutline?.(text, font, unit) ?? null) : (outline?.(text, font, unit) ?? null)
  if (found === null) return null
  const data = typeof found === 'string' ? found : found.data
  if (data === '') return textLines(primitive)
  const stretch = typeof found === 'string' || found.width === 0 ? 1 : width / found.width
  const sizes = stretch === 1 ? unit : `${shortNumber(unit * stretch, 5)} ${unit}`
  const place = `translate(${shortNumber(x)} ${shortNumber(baseline)})scale(${sizes})`
  return `<path transform="${place}" d="${data}" fill="${xmlText(color)}"/>${textLines(primitive)}`
}

function svgText(primitive: TextPrimitive, { outline }: SvgOptions): string {
  const isWithoutFonts = outline !== undefined
  const { text, x, baseline, width, font, fallback, color, underline, strike } = primitive
  const lines = [underline && 'underline', strike && 'line-through'].filter((line) => line !== false)
  const decoration = lines.length > 0 ? ` text-decoration="${lines.join(' ')}"` : ''
  const isSqueezed = (fallback || isWithoutFonts) && width > 0
  const squeezed = isSqueezed ? ` textLength="${shortNumber(width)}" lengthAdjust="spacingAndGlyphs"` : ''
  return (
    `<text x="${shortNumber(x)}" y="${shortNumber(baseline)}" ${svgFont(font, isWithoutFonts)} fill="${xmlText(color)}"${decoration}${squeezed}>` +
    `${xmlText(text)}</text>`
  )
}

function svgFont({ families, size, weight, italic }: Font, isWithoutFonts: boolean): string {
  const family = xmlText(isWithoutFonts ? systemFamilies(families) : cssFamilies(families))
  const style = italic ? ' font-style="italic"' : ''
  return `font-family="${family}" font-size="${shortNumber(size)}" font-weight="${shortNumber(weight)}"${style}`
}

function svgImage({ resource, rect, radius }: ImagePrimitive, { imageHref }: SvgOptions): string {
  const outline = pathData(roundedRectangle(rect, radius))
  const href = imageHref?.(resource) ?? null
  if (href === null) return `<path d="${outline}" fill="#8a93a2" fill-opacity="0.2"/>`
  const numbers = [rect.x, rect.y, rect.width, rect.height].map((value) => shortNumber(value))
  const [x, y, width, height] = numbers
  // Named for what it is: two drawings on one page may share it.
  const clip = ['clip', ...numbers, shortNumber(radius)].join('_')
  return (
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    `<image href="${xmlText(href)}" x="${x}" y="${y}" width="${width}" height="${height}"` +
    ` preserveAspectRatio="xMidYMid slice" clip-path="url(#${clip})"/>`
  )
}

function svgBackdrop({ resource, rect, opacity }: BackdropPrimitive, { imageHref }: SvgOptions): string {
  const href = imageHref?.(resource) ?? null
  if (href === null) return ''
  const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map((value) => shortNumber(value))
  return (
    `<image href="${xmlText(href)}" x="${x}" y="${y}" width="${width}" height="${height}"` +
    ` preserveAspectRatio="xMidYMid slice" opacity="${shortNumber(opacity)}"/>`
  )
}
