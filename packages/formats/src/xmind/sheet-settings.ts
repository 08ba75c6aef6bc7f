import { type Json, type Look, readStyle, writeLook } from '@ramify/document'
import { readLook, writeStyle } from './parts/looks.ts'
import { isEmpty, type Raw, rawOf, sameRaw, stringOf } from './raw.ts'

/** What is chosen for a whole map, as content says it. */
export interface SheetSettings {
  readonly theme: string
  readonly levels: { readonly [level: string]: { readonly [field: string]: Json } }
  readonly colors: readonly string[]
  /** Of the paper. */
  readonly color: string | undefined
}

/** So a theme of ours is called in their files. */
const ourTheme = 'ramify-'
const lightTheme = 'sky-19'
const darkTheme = 'midnight'

const levelKeys = ['centralTopic', 'mainTopic', 'subTopic', 'level3'] as const

export function readSettings(sheet: Raw): SheetSettings {
  const theme = rawOf(sheet.theme)
  const looks = levelKeys.map((key) => readLook(theme[key]))
  const levels = Object.entries([looks[0], looks[1], looks[2], Object.hasOwn(theme, 'level3') ? looks[3] : looks[2]])
  const map = { ...rawOf(rawOf(theme.map).properties), ...rawOf(rawOf(sheet.style).properties) }
  const paper = readLook({ properties: { 'svg:fill': map['svg:fill'] } }).fill
  const color = paper === 'none' ? undefined : paper
  const id = stringOf(theme.id) ?? ''
  // In older files each sheet has a theme of its own.
  const ours = id.startsWith(ourTheme) && id.length <= 128 ? id.slice(ourTheme.length).replace(/~.*$/s, '') : ''
  return {
    theme: ours || themeOn(color),
    levels: Object.fromEntries(
      levels.map(([level, look]) => [level, writeLook(look as Look)]).filter(([, look]) => !isEmpty(look as Raw)),
    ),
    colors: (stringOf(map['multi-line-colors']) ?? '')
      .split(/\s+/)
      .filter((one) => /^#[\da-f]{6}$/i.test(one))
      .slice(0, 12),
    color,
  }
}

/** Themes of theirs say no more than parts of a look: the rest must be readable on their paper. */
function themeOn(color: string | undefined): string {
  const digits = /^#([\da-f]{6})/i.exec(color ?? '')?.[1]
  if (digits === undefined) return lightTheme
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue < 110 ? darkTheme : lightTheme
}

/** The sheet with these settings; what is the same stays as it is. */
export function writeSettings(sheet: Raw, wanted: SheetSettings): Raw {
  const said = readSettings(sheet)
  if (sameRaw(said, wanted)) return sheet
  const theme: { [key: string]: unknown } = { ...rawOf(sheet.theme) }
  if (said.theme !== wanted.theme || said.color !== wanted.color) theme.id = `${ourTheme}${wanted.theme}`
  const isLast = sameRaw(wanted.levels['2'], wanted.levels['3'])
  if (!sameRaw(said.levels, wanted.levels)) {
    for (const [level, key] of levelKeys.entries()) {
      const look = readStyle(wanted.levels[level] ?? {}, () => undefined)
      const style = writeStyle(look, rawOf(theme[key]))
      if (key === 'level3' && isLast) delete theme[key]
      else if (style || key === 'level3') theme[key] = { type: 'topic', ...style }
      else delete theme[key]
    }
  }
  const style = paperStyle(rawOf(sheet.style), said, wanted)
  if (!sameRaw(said.colors, wanted.colors) || said.color !== wanted.color)
    theme.map = mapStyle(rawOf(theme.map), wanted)
  const { theme: _, style: __, ...rest } = sheet
  return { ...rest, ...(!isEmpty(theme) && { theme }), ...(!isEmpty(style) && { style }) }
}

function paperStyle(style: Raw, said: SheetSettings, wanted: SheetSettings): Raw {
  const { 'multi-line-colors': lines, 'svg:fill': fill, ...properties } = rawOf(style.properties)
  const all = {
    ...properties,
    ...(lines !== undefined && sameRaw(said.colors, wanted.colors) && { 'multi-line-colors': lines }),
    ...(wanted.color !== undefined && {
      'svg:fill': said.color === wanted.color ? (fill ?? wanted.color) : wanted.color,
    }),
  }
  const { properties: _, ...rest } = style
  return { ...rest, ...(!isEmpty(all) && { properties: all }) }
}

function mapStyle(style: Raw, { colors, color }: SheetSettings): Raw {
  const { 'multi-line-colors': _, 'svg:fill': fill, ...properties } = rawOf(style.properties)
  return {
    type: 'map',
    ...style,
    properties: {
      ...properties,
      ...(colors.length > 0 && { 'multi-line-colors': colors.join(' ') }),
      ...(color !== undefined && fill !== undefined && { 'svg:fill': fill }),
    },
  }
}
