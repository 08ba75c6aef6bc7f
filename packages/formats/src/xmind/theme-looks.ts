import type { Level, LevelLooks, Look } from '@ramify/document'
import { color, isLookProperty, propertiesOf, readLook, writeStyle } from './parts/looks.ts'
import { isEmpty, type Raw, rawOf, sameRaw } from './raw.ts'

/** The styles of a theme and what they are the looks of here. */
const styles: readonly (readonly [Level, string])[] = [
  [0, 'centralTopic'],
  [1, 'mainTopic'],
  [2, 'subTopic'],
  [3, 'level3'],
  ['floating', 'floatingTopic'],
  ['summary', 'summaryTopic'],
  ['callout', 'calloutTopic'],
]
const kinds = styles.slice(4)

type LineKey = 'lineColor' | 'lineWidth' | 'lineStyle' | 'lineDash' | 'lineStart' | 'lineEnd'

/** A line is the parent's there, and its child's here. */
function parted(look: Look = {}): { line: Pick<Look, LineKey>; rest: Look } {
  const { lineColor, lineWidth, lineStyle, lineDash, lineStart, lineEnd, ...rest } = look
  const all = { lineColor, lineWidth, lineStyle, lineDash, lineStart, lineEnd }
  const line = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return { line, rest }
}

/** Looks that were written here, exactly. */
export function readOwnLooks(theme: Raw): LevelLooks {
  const [central, main, sub] = ['centralTopic', 'mainTopic', 'subTopic'].map((key) => parted(readLook(theme[key])))
  const last = Object.hasOwn(theme, 'level3') ? parted(readLook(theme.level3)) : sub
  return {
    0: central?.rest ?? {},
    1: { ...main?.rest, ...central?.line },
    2: { ...sub?.rest, ...main?.line },
    3: { ...last?.rest, ...sub?.line },
    ...Object.fromEntries(kinds.map(([level, key]) => [level, readLook(theme[key])])),
  }
}

/** The theme with these looks. What it says of other things stays. */
export function writeOwnLooks(theme: Raw, looks: LevelLooks): Raw {
  const { level3, ...written }: { [key: string]: unknown } = { ...theme }
  const [root, main, sub, last] = [looks[0], looks[1], looks[2], looks[3]].map(parted)
  put(written, 'centralTopic', { ...root?.rest, ...main?.line })
  put(written, 'mainTopic', { ...main?.rest, ...sub?.line })
  put(written, 'subTopic', { ...sub?.rest, ...last?.line })
  if (!sameRaw(last?.rest, sub?.rest)) {
    put(written, 'level3', last?.rest ?? {}, level3)
    // None at all would be that of the level above.
    written.level3 ??= { type: 'topic' }
  }
  for (const [level, key] of kinds) put(written, key, looks[level] ?? {})
  return written
}

function put(theme: { [key: string]: unknown }, key: string, look: Look, before: unknown = theme[key]): void {
  const others = Object.entries(propertiesOf(before)).filter(([name]) => !isLookProperty(name))
  const { properties: _, ...rest } = rawOf(before)
  const properties = Object.fromEntries(others)
  const style = writeStyle(look, { ...rest, ...(!isEmpty(properties) && { properties }) })
  if (style) theme[key] = { type: 'topic', ...style }
  else delete theme[key]
}

/** Classes that people give to topics there, under a topic's own style. */
const classes = ['importantTopic', 'minorTopic', 'expiredTopic']

export function lookOfClass(theme: unknown, name: unknown): Look | undefined {
  const known = classes.find((one) => one === name)
  return known === undefined ? undefined : readLook(rawOf(theme)[known])
}

interface Around {
  /** That of the main topic itself. */
  readonly mainStyle: unknown
  /** Of the paper. */
  readonly isDark: boolean
  /** Branches have colours of their own. */
  readonly isColored: boolean
  /** Lines from the main topic narrow on the way. */
  readonly isTapered: boolean
}

/** What topics of such a theme look like there, with what is not said because it is usual. */
export function readForeignLooks(theme: Raw, { mainStyle, isDark, isColored, isTapered }: Around): LevelLooks {
  const usualLine = color(propertiesOf(theme.centralTopic)['line-color'])
  const look = (key: string) => parted(foreignLook(theme, key, { usualLine, isDark }))
  const [central, main, sub] = [look('centralTopic'), look('mainTopic'), look('subTopic')]
  const last = Object.hasOwn(theme, 'level3') ? look('level3') : sub
  const isSaid = Object.hasOwn(theme, 'centralTopic')
  // Lines go on below as they are above, unless something else is said.
  const first = uncolored(central.line, isColored)
  const second = { ...first, ...uncolored(main.line, isColored) }
  return {
    0: central.rest,
    1: {
      ...main.rest,
      ...(isSaid && !isTapered && { lineStyle: 'curve' }),
      ...first,
      ...parted(readLook(mainStyle)).line,
    },
    2: { ...sub.rest, ...second },
    3: { ...last.rest, ...second, ...uncolored(sub.line, isColored) },
    ...Object.fromEntries(kinds.map(([level, key]) => [level, look(key).rest])),
  }
}

function foreignLook(
  theme: Raw,
  key: string,
  { usualLine, isDark }: { readonly usualLine: string | undefined; readonly isDark: boolean },
): Look {
  if (!Object.hasOwn(theme, key)) return {}
  const said = propertiesOf(theme[key])
  const look = readLook(theme[key])
  const isBare = said['svg:fill'] === 'none' || said['svg:fill'] === '$none$'
  const isUnderlined = key === 'subTopic' || key === 'level3'
  const shape = said['shape-class'] === undefined ? (isUnderlined ? 'underline' : 'rounded') : look.shape
  // What has a border has it in the colour of its lines, unless something else is said.
  const hasBorder = look.borderWidth !== 0 && shape !== 'underline' && shape !== 'plain' && key !== 'calloutTopic'
  const border =
    hasBorder && (isBare || look.borderWidth !== undefined) ? (look.lineColor ?? usualLine ?? '#808080') : undefined
  // Words that no style colours can be read there: on the fill, or on the paper.
  const isOnDark = isBare ? isDark : isDarkColor(look.fill)
  const words =
    isBare || (key === 'calloutTopic' && look.fill !== undefined) ? (isOnDark ? '#ffffff' : '#000000') : undefined
  return {
    ...(shape !== undefined && { shape }),
    ...(border !== undefined && { border }),
    ...(words !== undefined && { color: words }),
    ...look,
    ...(isBare && { fill: 'none' }),
  }
}

function uncolored(line: Pick<Look, LineKey>, isColored: boolean): Pick<Look, LineKey> {
  const { lineColor, ...rest } = line
  return isColored || lineColor === undefined ? rest : line
}

/** Whether light words are read better on it. */
export function isDarkColor(color: string | undefined): boolean {
  const digits = /^#([\da-f]{6})/i.exec(color ?? '')?.[1]
  if (digits === undefined) return false
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue < 110
}
