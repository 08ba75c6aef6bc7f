import { type BundledFont, bundledFonts } from './bundled-fonts.ts'
import { contains, decodeRanges, type Ranges } from './code-point-set.ts'
import type { FontCut } from './font-cut.ts'
import type { SliceTable } from './slice-table.ts'

/** A part of a family by characters: Chinese alone would be megabytes, a map needs a few dozen kilobytes of it. */
export interface FontSlice {
  readonly name: string
  readonly ranges: Ranges
}

/** The files behind the bundled fonts. */
export interface FontSlices {
  /** The slice that draws this cluster: it has all characters of it, or at least the first. */
  sliceOf(cluster: string, font: BundledFont): FontSlice | undefined
}

/** Loaded by itself: only who opens font files needs it. Chinese apart, whose table is larger than all the rest. */
export async function loadFontSlices(fonts: readonly BundledFont[] = bundledFonts): Promise<FontSlices> {
  const finders = new Map(await Promise.all(fonts.map(async (font) => [font.id, await finderFor(font)] as const)))
  return { sliceOf: (cluster, { id }) => finders.get(id)?.(cluster) }
}

/** Inside its package `@fontsource/<id>`. */
export function fontFile({ font, weight, italic }: FontCut, slice: FontSlice): string {
  return `files/${font.id}-${slice.name}-${weight}-${italic ? 'italic' : 'normal'}.woff2`
}

/** In the notation of CSS. */
export function unicodeRange({ ranges }: FontSlice): string {
  const parts: string[] = []
  for (let index = 0; index < ranges.length; index += 2) {
    const [first = 0, last = 0] = ranges.slice(index, index + 2)
    parts.push(`U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
  }
  return parts.join()
}

async function finderFor({ id, role }: BundledFont): Promise<SliceFinder> {
  if (role === 'han') return sliceFinder((await import('./chinese-slices.ts')).chineseSlices)
  return sliceFinder((await import('./slices.ts')).sliceTables[id] ?? {})
}

type SliceFinder = (cluster: string) => FontSlice | undefined

function sliceFinder(table: SliceTable): SliceFinder {
  let slices: FontSlice[] | undefined
  const known = new Map<string, FontSlice | undefined>()
  return (cluster) => {
    if (known.has(cluster)) return known.get(cluster)
    slices ??= Object.entries(table).map(([name, encoded]) => ({ name, ranges: decodeRanges(encoded) }))
    const characters = Array.from(cluster, (character) => character.codePointAt(0) ?? 0)
    const [first = 0] = characters
    const having = slices.filter(({ ranges }) => contains(ranges, first))
    const whole = having.find(({ ranges }) => characters.every((character) => contains(ranges, character)))
    known.set(cluster, whole ?? having[0])
    return whole ?? having[0]
  }
}
