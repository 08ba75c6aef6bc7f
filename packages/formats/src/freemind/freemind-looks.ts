import type { Json } from '@ramify/document'
import { elementOf, elementsOf, type XmlElement } from '../xml/parse-xml.ts'

/** How a node, or a style of Freeplane, is drawn, as the fields of a topic. What it does not say is undefined. */
export function looksOf(element: XmlElement): { readonly [field: string]: Json | undefined } {
  const { attributes } = element
  const font = elementOf(element, 'font')?.attributes
  const edge = elementOf(element, 'edge')?.attributes
  const size = Number(font?.get('SIZE'))
  const width = edge?.get('WIDTH') === 'thin' ? 1 : Number(edge?.get('WIDTH') ?? Number.NaN)
  const shape = attributes.get('STYLE')
  return {
    color: colorOf(attributes.get('COLOR')),
    background: colorOf(attributes.get('BACKGROUND_COLOR')),
    shape: shape === undefined ? undefined : shapes.get(shape),
    'font-size': size >= 1 && size <= 1_000 ? size : undefined,
    'font-family': font?.get('NAME')?.slice(0, 100) || undefined,
    'font-weight': font?.get('BOLD') === 'true' ? 'bold' : undefined,
    'font-style': font?.get('ITALIC') === 'true' ? 'italic' : undefined,
    'connect-color': colorOf(edge?.get('COLOR')),
    'connect-width': width > 0 && width <= 100 ? width : undefined,
    'connect-style': lineStyles.get(edge?.get('STYLE') ?? ''),
    'connect-pattern': dashes.get(edge?.get('DASH') ?? ''),
  }
}

const shapes = new Map(
  Object.entries({
    bubble: 'rounded',
    fork: 'underline',
    rectangle: 'rect',
    oval: 'ellipse',
    wide_hexagon: 'hexagon',
    narrow_hexagon: 'hexagon',
  }),
)
/** Of Freeplane. */
const dashes = new Map(
  Object.entries({
    SOLID: 'solid',
    DASHES: 'dashed',
    CLOSE_DOTS: 'dotted',
    DISTANT_DOTS: 'dotted',
    DOTS_AND_DASHES: 'dash-dot',
  }),
)
const cloudShapes = new Map(
  Object.entries({
    ARC: 'scallops',
    STAR: 'waves',
    RECT: 'rect',
    ROUND_RECT: 'rounded',
  }),
)
const lineStyles = new Map(
  Object.entries({
    bezier: 'curve',
    sharp_bezier: 'taper',
    linear: 'straight',
    sharp_linear: 'straight',
    horizontal: 'poly',
  }),
)

/** What Freeplane says of an arrow and its words. */
export function lineLook(attributes: XmlElement['attributes']): { readonly [field: string]: Json } {
  const [width, size] = [Number(attributes.get('WIDTH')), Number(attributes.get('FONT_SIZE'))]
  const dash = attributes.get('DASH') ?? ''
  const family = attributes.get('FONT_FAMILY') ?? ''
  return {
    ...(width > 0 && width <= 100 && { width }),
    ...(/^\d{1,3}(?: \d{1,3}){1,7}$/.test(dash) && { dash }),
    ...(size >= 1 && size <= 1_000 && { size }),
    ...(/^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u.test(family) && { family }),
  }
}

/** Freeplane writes how opaque a colour is behind it. */
export const colorOf = (value: string | undefined) =>
  /^#[\da-f]{6}(?=(?:[\da-f]{2})?$)/i.exec(value ?? '')?.[0].toLowerCase()

export const isShape = (style: string): boolean => shapes.has(style)

/** A cloud as a boundary. */
export function cloudLook({ attributes }: XmlElement): { readonly [field: string]: Json } {
  const fill = colorOf(attributes.get('COLOR'))
  const shape = cloudShapes.get(attributes.get('SHAPE') ?? '')
  return { ...(fill !== undefined && { fill }), ...(shape !== undefined && { shape }) }
}

/** The looks of Freeplane's styles by their names; those of its own have a name for each language. */
export function stylesOf(root: XmlElement): ReadonlyMap<string, ReturnType<typeof looksOf>> {
  const found = new Map<string, ReturnType<typeof looksOf>>()
  const hook = elementsOf(root, 'hook').find(({ attributes }) => attributes.get('NAME') === 'MapStyle')
  const left = (hook && elementOf(hook, 'map_styles') && elementsOf(elementOf(hook, 'map_styles') as XmlElement)) ?? []
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.name !== 'stylenode') continue
    const name = next.attributes.get('TEXT') ?? next.attributes.get('LOCALIZED_TEXT')
    if (name !== undefined && !found.has(name)) found.set(name, looksOf(next))
    for (const child of elementsOf(next, 'stylenode')) left.push(child)
  }
  return found
}
