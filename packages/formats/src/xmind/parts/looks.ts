import type { LineLook, Look } from '@ramify/document'
import { isEmpty, numberOf, type Raw, rawOf, stringOf } from '../raw.ts'
import { arrows, type Names, patterns, topicShapes } from './names.ts'

/** A style of XMind's: `{ id, properties }`. */
export type Style = Raw

type Writable<T> = { -readonly [K in keyof T]?: T[K] | undefined }

export const color = (value: unknown): string | undefined => {
  const text = stringOf(value)?.trim()
  return text !== undefined && /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? text : undefined
}

/** A topic may also have no fill, or no border, whatever its theme gives it. */
const paint = (value: unknown): string | undefined => (stringOf(value)?.trim() === 'none' ? 'none' : color(value))

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

const named = (value: unknown, prefix: string): string => {
  const text = stringOf(value) ?? ''
  return text.startsWith(prefix) ? text.slice(prefix.length) : text
}
const connectionPrefix = 'org.xmind.branchConnection.'

/** Those that a look of ours says exactly as they were. */
const exact = new Map<string, (value: unknown) => boolean>([
  ['svg:fill', (value) => color(value) !== undefined],
  ['border-line-color', (value) => paint(value) !== undefined],
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
  ['border-line-pattern', (value) => patterns.isExact(value)],
  ['line-pattern', (value) => patterns.isExact(value)],
  ['shape-class', (value) => topicShapes.isExact(value)],
  ['arrow-begin-class', (value) => arrows.isExact(value)],
  ['arrow-end-class', (value) => arrows.isExact(value)],
  ['line-class', (value) => exactConnections.has(named(value, connectionPrefix))],
])

/** Whether it may say something of a look. */
export const isLookProperty = (name: string): boolean => exact.has(name)

export const propertiesOf = (style: unknown): Raw => rawOf(rawOf(style).properties)

/** Whether nothing of a style is shown otherwise than it was. */
export const isExactStyle = (style: unknown): boolean =>
  Object.entries(propertiesOf(style)).every(
    ([name, value]) => exact.get(name)?.(value) === true || (name === 'svg:fill' && readLook(style).fill === 'none'),
  )

/** `forms`: those of what it is the style of. */
export function readLook(style: unknown, forms: Names = topicShapes): Look {
  const of = propertiesOf(style)
  const decoration = stringOf(of['fo:text-decoration'])
  const slant = stringOf(of['fo:font-style'])
  const align = stringOf(of['fo:text-align'])
  return clean<Look>({
    shape: forms.read(of['shape-class']),
    // Words that no style colours would have to be read on the paper, whatever fill their theme means them for.
    fill: color(of['fo:color']) === undefined ? color(of['svg:fill']) : paint(of['svg:fill']),
    border: paint(of['border-line-color']),
    borderWidth: between(of['border-line-width'], 0, 100),
    borderDash: patterns.read(of['border-line-pattern']),
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
    lineDash: patterns.read(of['line-pattern']),
    lineStart: arrows.read(of['arrow-begin-class']),
    lineEnd: arrows.read(of['arrow-end-class']),
  })
}

export function readLineLook(style: unknown): LineLook {
  const of = propertiesOf(style)
  const { size, family, bold, italic, color: textColor } = readLook(style)
  return clean<LineLook>({
    color: color(of['line-color']),
    width: between(of['line-width'], 0, 100),
    dash: patterns.read(of['line-pattern']),
    startArrow: arrows.read(of['arrow-begin-class']),
    endArrow: arrows.read(of['arrow-end-class']),
    textColor,
    size,
    family,
    bold,
    italic,
  })
}

/** The properties that say each part of a look; undefined where XMind has no word for it. */
function propertiesFor(
  look: Look,
  forms: Names,
): { readonly [K in Exclude<keyof Look, 'imageSide'>]-?: readonly [string, string | undefined] } {
  return {
    shape: ['shape-class', forms.write(look.shape)],
    fill: ['svg:fill', look.fill],
    border: ['border-line-color', look.border],
    borderWidth: ['border-line-width', points(look.borderWidth)],
    borderDash: ['border-line-pattern', patterns.write(look.borderDash)],
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
    lineDash: ['line-pattern', patterns.write(look.lineDash)],
    lineStart: ['arrow-begin-class', arrows.write(look.lineStart)],
    lineEnd: ['arrow-end-class', arrows.write(look.lineEnd)],
  }
}

const points = (value: number | undefined) => (value === undefined ? undefined : `${value}pt`)

function decorationOf({ underline, strike }: Look): string | undefined {
  if (underline === undefined && strike === undefined) return undefined
  return [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ') || 'none'
}

/** The style with this look: what it says of other things stays, and so do words of its own for the same look. */
export function writeStyle(look: Look, before: Style = {}, forms: Names = topicShapes): Style | undefined {
  const properties: { [name: string]: unknown } = { ...propertiesOf(before) }
  const old = readLook(before, forms)
  for (const [part, [name, value]] of Object.entries(propertiesFor(look, forms)) as [keyof Look, [string, string]][]) {
    if (old[part] !== look[part]) put(properties, name, value)
  }
  return styleOf(properties, before)
}

export function writeLineStyle(look: LineLook, before: Style = {}): Style | undefined {
  const properties: { [name: string]: unknown } = { ...propertiesOf(before) }
  const old = readLineLook(before)
  const said: { readonly [K in keyof LineLook]-?: readonly [string, string | undefined] } = {
    color: ['line-color', look.color],
    width: ['line-width', points(look.width)],
    dash: ['line-pattern', patterns.write(look.dash)],
    startArrow: ['arrow-begin-class', arrows.write(look.startArrow)],
    endArrow: ['arrow-end-class', arrows.write(look.endArrow)],
    textColor: ['fo:color', look.textColor],
    size: ['fo:font-size', points(look.size)],
    family: ['fo:font-family', look.family],
    bold: ['fo:font-weight', look.bold === undefined ? undefined : look.bold ? 'bold' : 'normal'],
    italic: ['fo:font-style', look.italic === undefined ? undefined : look.italic ? 'italic' : 'normal'],
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
