import type { LineLook, Look } from '@ramify/document'
import { isEmpty, numberOf, type Raw, rawOf, stringOf } from '../raw.ts'

/** A style of XMind's: `{ id, properties }`. */
export type Style = Raw

type Writable<T> = { -readonly [K in keyof T]?: T[K] | undefined }

const color = (value: unknown): string | undefined => {
  const text = stringOf(value)?.trim()
  return text !== undefined && /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? text : undefined
}

const between = (value: unknown, least: number, most: number): number | undefined => {
  const number = numberOf(value)
  return number !== undefined && number >= least && number <= most ? number + 0 : undefined
}

const family = (value: unknown): string | undefined => {
  const text = stringOf(value)
  return text !== undefined && /^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u.test(text) ? text : undefined
}

function weight(value: unknown): boolean | undefined {
  const text = stringOf(value)?.trim()
  if (text === undefined) return undefined
  const number = Number(text)
  if (Number.isFinite(number)) return number >= 600
  return /^bold/.test(text) ? true : text === 'normal' ? false : undefined
}

const shapes = new Map([
  ['roundedRect', 'rounded'],
  ['rect', 'rect'],
  ['ellipserect', 'pill'],
  ['ellipse', 'pill'],
  ['circle', 'pill'],
  ['hexagon', 'hexagon'],
  ['diamond', 'hexagon'],
  ['underline', 'underline'],
  ['singleBreakAngle', 'rect'],
  ['noBorder', 'plain'],
])
const exactShapes = new Set(['roundedRect', 'rect', 'ellipserect', 'hexagon', 'underline', 'noBorder'])

const connections = new Map([
  ['curve', 'curve'],
  ['straight', 'straight'],
  ['elbow', 'poly'],
  ['roundedElbow', 'poly'],
  ['roundedfold', 'poly'],
  ['fold', 'poly'],
  ['bight', 'curve'],
])
const exactConnections = new Set(['curve', 'straight', 'elbow'])

const patterns = new Map([
  ['solid', 'solid'],
  ['dash', 'dashed'],
  ['dot', 'dotted'],
  ['dash-dot', 'dashed'],
  ['dash-dot-dot', 'dashed'],
])

const arrows = new Map([
  ['none', 'none'],
  ['triangle', 'filled'],
  ['normal', 'open'],
  ['spearhead', 'open'],
])

const named = (value: unknown, prefix: string): string => {
  const text = stringOf(value) ?? ''
  return text.startsWith(prefix) ? text.slice(prefix.length) : text
}
const shapePrefix = 'org.xmind.topicShape.'
const connectionPrefix = 'org.xmind.branchConnection.'
const arrowPrefix = 'org.xmind.arrowShape.'

/** Those that a look of ours says exactly as they were. */
const exact = new Map<string, (value: unknown) => boolean>([
  ['svg:fill', (value) => color(value) !== undefined],
  ['border-line-color', (value) => color(value) !== undefined],
  ['border-line-width', () => true],
  ['fo:color', (value) => color(value) !== undefined],
  ['fo:font-size', () => true],
  ['fo:font-family', () => true],
  ['fo:font-weight', (value) => weight(value) !== undefined],
  ['fo:font-style', () => true],
  ['fo:text-decoration', () => true],
  ['fo:text-align', () => true],
  ['line-color', (value) => color(value) !== undefined],
  ['line-width', () => true],
  ['line-pattern', (value) => ['solid', 'dash', 'dot'].includes(stringOf(value) ?? '')],
  ['shape-class', (value) => exactShapes.has(named(value, shapePrefix))],
  ['line-class', (value) => exactConnections.has(named(value, connectionPrefix))],
])

export const propertiesOf = (style: unknown): Raw => rawOf(rawOf(style).properties)

/** Whether nothing of a style is shown otherwise than it was. */
export const isExactStyle = (style: unknown): boolean =>
  Object.entries(propertiesOf(style)).every(([name, value]) => exact.get(name)?.(value) === true)

export function readLook(style: unknown): Look {
  const of = propertiesOf(style)
  const decoration = stringOf(of['fo:text-decoration'])
  const slant = stringOf(of['fo:font-style'])
  const align = stringOf(of['fo:text-align'])
  return clean<Look>({
    shape: shapes.get(named(of['shape-class'], shapePrefix)),
    fill: color(of['svg:fill']),
    border: color(of['border-line-color']),
    borderWidth: between(of['border-line-width'], 0, 100),
    color: color(of['fo:color']),
    size: between(of['fo:font-size'], 1, 1000),
    family: family(of['fo:font-family']),
    bold: weight(of['fo:font-weight']),
    italic: slant === undefined ? undefined : slant.trim() === 'italic',
    underline: decoration === undefined ? undefined : decoration.includes('underline'),
    strike: decoration === undefined ? undefined : decoration.includes('line-through'),
    align: align === 'left' || align === 'center' || align === 'right' ? align : undefined,
    lineColor: color(of['line-color']),
    lineWidth: between(of['line-width'], 0, 100),
    lineStyle: connections.get(named(of['line-class'], connectionPrefix)),
  })
}

export function readLineLook(style: unknown): LineLook {
  const of = propertiesOf(style)
  const arrow = (value: unknown) =>
    stringOf(value) === undefined ? undefined : (arrows.get(named(value, arrowPrefix)) ?? 'open')
  return clean<LineLook>({
    color: color(of['line-color']),
    width: between(of['line-width'], 0, 100),
    dash: patterns.get(stringOf(of['line-pattern']) ?? ''),
    startArrow: arrow(of['arrow-begin-class']),
    endArrow: arrow(of['arrow-end-class']),
  })
}

/** The properties that say each part of a look; undefined where XMind has no word for it. */
function propertiesFor(look: Look): { readonly [K in keyof Look]-?: readonly [string, string | undefined] } {
  const points = (value: number | undefined) => (value === undefined ? undefined : `${value}pt`)
  return {
    shape: ['shape-class', reverse(shapes, look.shape, shapePrefix)],
    fill: ['svg:fill', look.fill],
    border: ['border-line-color', look.border],
    borderWidth: ['border-line-width', points(look.borderWidth)],
    color: ['fo:color', look.color],
    size: ['fo:font-size', points(look.size)],
    family: ['fo:font-family', look.family],
    bold: ['fo:font-weight', look.bold === undefined ? undefined : look.bold ? 'bold' : 'normal'],
    italic: ['fo:font-style', look.italic === undefined ? undefined : look.italic ? 'italic' : 'normal'],
    underline: ['fo:text-decoration', decorationOf(look)],
    strike: ['fo:text-decoration', decorationOf(look)],
    align: ['fo:text-align', look.align],
    lineColor: ['line-color', look.lineColor],
    lineWidth: ['line-width', points(look.lineWidth)],
    lineStyle: ['line-class', reverse(connections, look.lineStyle, connectionPrefix)],
  }
}

function decorationOf({ underline, strike }: Look): string | undefined {
  if (underline === undefined && strike === undefined) return undefined
  return [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ') || 'none'
}

/** The style with this look: what it says of other things stays, and so do words of its own for the same look. */
export function writeStyle(look: Look, before: Style = {}): Style | undefined {
  const properties: { [name: string]: unknown } = { ...propertiesOf(before) }
  const old = readLook(before)
  for (const [part, [name, value]] of Object.entries(propertiesFor(look)) as [keyof Look, [string, string]][]) {
    if (old[part] !== look[part]) put(properties, name, value)
  }
  return styleOf(properties, before)
}

export function writeLineStyle(look: LineLook, before: Style = {}): Style | undefined {
  const properties: { [name: string]: unknown } = { ...propertiesOf(before) }
  const old = readLineLook(before)
  const said: { readonly [K in keyof LineLook]-?: readonly [string, string | undefined] } = {
    color: ['line-color', look.color],
    width: ['line-width', look.width === undefined ? undefined : `${look.width}pt`],
    dash: ['line-pattern', reverse(patterns, look.dash, '')],
    startArrow: ['arrow-begin-class', reverse(arrows, look.startArrow, arrowPrefix)],
    endArrow: ['arrow-end-class', reverse(arrows, look.endArrow, arrowPrefix)],
  }
  for (const [part, [name, value]] of Object.entries(said) as [keyof LineLook, [string, string | undefined]][]) {
    if (old[part] !== look[part]) put(properties, name, value)
  }
  return styleOf(properties, before)
}

function styleOf(properties: Raw, before: Style): Style | undefined {
  const { properties: _, ...rest } = before
  if (isEmpty(properties) && isEmpty(rest)) return undefined
  return { ...rest, ...(!isEmpty(properties) && { properties }) }
}

function put(into: { [name: string]: unknown }, name: string, value: string | undefined): void {
  if (value === undefined) delete into[name]
  else into[name] = value
}

function reverse(names: ReadonlyMap<string, string>, wanted: string | undefined, prefix: string): string | undefined {
  for (const [theirs, ours] of names) if (ours === wanted) return `${prefix}${theirs}`
  return undefined
}

function clean<T>(look: Writable<T>): T {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as T
}
