import { type Json, type LevelLooks, type Look, readStyle, writeLook } from '@ramify/document'
import { readLook } from './parts/looks.ts'
import { isEmpty, type Raw, rawOf, sameRaw, stringOf } from './raw.ts'
import { isDarkColor, readForeignLooks, readOwnLooks, writeOwnLooks } from './theme-looks.ts'

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

/** `style`: that of the main topic, which may say how the lines from it are drawn. */
export function readSettings(sheet: Raw, style?: unknown): SheetSettings {
  const theme = rawOf(sheet.theme)
  const map = { ...rawOf(rawOf(theme.map).properties), ...rawOf(rawOf(sheet.style).properties) }
  const paper = readLook({ properties: { 'svg:fill': map['svg:fill'] } }).fill
  const color = paper === 'none' ? undefined : paper
  const colors = (stringOf(map['multi-line-colors']) ?? '')
    .split(/\s+/)
    .filter((one) => /^#[\da-f]{6}$/i.test(one))
    .slice(0, 12)
  const id = stringOf(theme.id) ?? ''
  // In older files each sheet has a theme of its own.
  const ours = id.startsWith(ourTheme) && id.length <= 128 ? id.slice(ourTheme.length).replace(/~.*$/s, '') : ''
  const looks = ours
    ? readOwnLooks(theme)
    : readForeignLooks(theme, {
        mainStyle: style,
        isDark: isDarkColor(color),
        isColored: colors.length > 0,
        isTapered: map['line-tapered'] === 'tapered',
      })
  // Themes of theirs say no more than parts of a look: the rest must be readable on their paper.
  return { theme: ours || (isDarkColor(color) ? darkTheme : lightTheme), levels: levelFields(looks), colors, color }
}

const levelFields = (looks: LevelLooks): SheetSettings['levels'] =>
  Object.fromEntries(
    Object.entries(looks)
      .map(([level, look]) => [level, writeLook(look as Look)] as const)
      .filter(([, look]) => !isEmpty(look)),
  )

/** The sheet with these settings; one that has them already stays as it is. */
export function writeSettings(sheet: Raw, wanted: SheetSettings, mainStyle?: unknown): Raw {
  const said = readSettings(sheet, mainStyle)
  if (sameRaw(said, wanted)) return sheet
  const looks = Object.entries(wanted.levels).map(([level, look]) => [level, readStyle(look, () => undefined)])
  const theme: { [key: string]: unknown } = {
    ...writeOwnLooks(rawOf(sheet.theme), Object.fromEntries(looks)),
    id: `${ourTheme}${wanted.theme}`,
  }
  const style = paperStyle(rawOf(sheet.style), said, wanted)
  if (!sameRaw(said.colors, wanted.colors) || said.color !== wanted.color)
    theme.map = mapStyle(rawOf(theme.map), wanted)
  const { theme: _, style: __, ...rest } = sheet
  return { ...rest, theme, ...(!isEmpty(style) && { style }) }
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
