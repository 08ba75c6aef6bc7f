/**
 * Writes packages/text/src/fonts/{families,slices,chinese-slices}.ts from the installed font packages: `node generate-fonts.ts`, about a
 * minute. Run it again when a @fontsource version changes. It stops when a fact that measuring relies on no longer holds.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Font as FontFile, openSync } from 'fontkit'

interface Source {
  readonly family: string
  readonly id: string
  readonly role: 'text' | 'han' | 'emoji'
  readonly italic: boolean
}

const sources: readonly Source[] = [
  { family: 'Inter', id: 'inter', role: 'text', italic: true },
  { family: 'Noto Sans SC', id: 'noto-sans-sc', role: 'han', italic: false },
  { family: 'Noto Serif', id: 'noto-serif', role: 'text', italic: true },
  { family: 'Noto Serif SC', id: 'noto-serif-sc', role: 'han', italic: false },
  { family: 'Noto Sans Mono', id: 'noto-sans-mono', role: 'text', italic: false },
  { family: 'Noto Emoji', id: 'noto-emoji', role: 'emoji', italic: false },
  // Behind the emoji are those that people may choose; they help nobody out.
  { family: 'Work Sans', id: 'work-sans', role: 'text', italic: true },
  { family: 'Open Sans', id: 'open-sans', role: 'text', italic: true },
  { family: 'Montserrat', id: 'montserrat', role: 'text', italic: true },
  { family: 'Nunito', id: 'nunito', role: 'text', italic: true },
  { family: 'Lora', id: 'lora', role: 'text', italic: true },
  { family: 'Bitter', id: 'bitter', role: 'text', italic: true },
  { family: 'Oswald', id: 'oswald', role: 'text', italic: false },
  { family: 'Source Code Pro', id: 'source-code-pro', role: 'text', italic: true },
]

const weights = [400, 500, 600, 700]

/**
 * A character that several slices of a text family hold belongs to the first of these: then it does not matter in which
 * order a browser got the slices, and Greek words are not torn between `greek` and `math`.
 */
const precedence = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

const require = createRequire(import.meta.url)
const target = new URL('../text/src/fonts/', import.meta.url)

const families = sources.map(readFamily)
const han = families.filter((family) => family.source.role === 'han')
const shared = new Set([...(han[0]?.full ?? [])].filter((character) => han.every(({ full }) => full.has(character))))
write('families.ts', familiesModule())
write('slices.ts', slicesModule())
write('chinese-slices.ts', chineseModule())
execFileSync(process.execPath, [
  require.resolve('@biomejs/biome/bin/biome'),
  'format',
  '--write',
  fileURLToPath(target),
])

function readFamily(source: Source) {
  const slices = new Map<string, Set<number>>()
  const full = new Set<number>()
  const proportional = new Set<number>()
  let regular: FontFile | undefined
  for (const [name, declared] of declaredSlices(source)) {
    const own = new Set<number>()
    slices.set(name, own)
    const faces = weights.flatMap((weight) =>
      (source.italic ? [false, true] : [false]).map((italic) => open(source, name, weight, italic)),
    )
    const [first, ...others] = faces as [FontFile, ...FontFile[]]
    regular ??= first
    for (const character of declared) {
      if (source.role !== 'emoji' && !standsAlone(character)) continue
      // A few signs are missing in the italic alone: better drawn by another family than by none when set in italic.
      if (!faces.every((face) => face.hasGlyphForCodePoint(character))) continue
      const taken = full.has(character) || proportional.has(character)
      if (taken && source.role !== 'emoji') continue
      own.add(character)
      const advances = faces.map((face) => face.glyphForCodePoint(character).advanceWidth)
      const isFull = source.role === 'han' && advances.every((advance) => advance === first.unitsPerEm)
      ;(isFull ? full : proportional).add(character)
      // `emojiWidth` of the text package; one sign is a unit off at heavy weights.
      if (source.role === 'emoji' && !isPart(character) && advances.some((advance) => Math.abs(advance - 2600) > 1)) {
        throw new Error(
          `U+${character.toString(16)} is ${advances} wide: emoji are no longer all as wide as each other`,
        )
      }
    }
    for (const face of others) {
      for (const key of ['unitsPerEm', 'ascent', 'descent'] as const) {
        if (face[key] !== first[key]) throw new Error(`${source.id} ${name}: ${key} differs`)
      }
    }
  }
  if (!regular) throw new Error(`${source.id} has no slices`)
  return { source, slices, full, proportional, regular }
}

/**
 * Accents, and characters that are the same as another: with them a browser could build ī from the i and the macron of one
 * slice or take it from another, and which one would depend on the order in which they came.
 */
function standsAlone(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint)
  return !/\p{M}/u.test(character) && character.normalize('NFC') === character
}

function* declaredSlices({ id, role }: Source): Generator<[string, number[]]> {
  const ranges = Object.entries(require(`@fontsource/${id}/unicode.json`) as Record<string, string>)
  const rank = ([name]: [string, string]) => {
    const place = precedence.indexOf(name)
    return place < 0 ? precedence.length : place
  }
  if (role !== 'emoji') ranges.sort((a, b) => rank(a) - rank(b))
  for (const [name, range] of ranges) yield [name.replace(/[[\]]/g, ''), charactersOf(range)]
}

function charactersOf(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function open({ id }: Source, slice: string, weight: number, italic: boolean): FontFile {
  const file = `${id}-${slice}-${weight}-${italic ? 'italic' : 'normal'}.woff2`
  return openSync(require.resolve(`@fontsource/${id}/files/${file}`)) as FontFile
}

/** Digits of keycaps, joiners, letters in flags: never an emoji by themselves. */
function isPart(character: number): boolean {
  return (
    character < 0x100 || character === 0xfe0f || character === 0x200d || character === 0x20e3 || character >= 0xe0000
  )
}

function familiesModule(): string {
  const records = families.map(({ source, full, proportional, regular }) => {
    const own = [...full].filter((character) => !shared.has(character))
    const ligatures = regular.availableFeatures.includes('liga')
    const numbers = { unitsPerEm: regular.unitsPerEm, ascent: regular.ascent, descent: -regular.descent }
    const record = JSON.stringify({ ...source, ligatures, ...numbers, proportional: encodeRanges([...proportional]) })
    const coverage = source.role === 'han' ? `[shared, ${JSON.stringify(encodeRanges(own))}]` : '[]'
    return `${record.slice(0, -1)}, full: ${coverage} }`
  })
  return `
    import type { FamilyRecord } from './family-record.ts'

    const shared = ${JSON.stringify(encodeRanges([...shared]))}

    export const familyRecords: readonly FamilyRecord[] = [${records.join(',')}]`
}

function slicesModule(): string {
  const entries = families
    .filter(({ source }) => source.role !== 'han')
    .map(({ source, slices }) => `'${source.id}': ${sliceTable(slices)}`)
  return `
    import type { SliceTable } from './slice-table.ts'

    /** By id of the font package, then by slice; without the families for Chinese. */
    export const sliceTables: Readonly<Record<string, SliceTable>> = {${entries.join(',')}}`
}

/** These families are cut at the same places, so they share one table, whatever few characters one lacks. */
function chineseModule(): string {
  const chinese = new Map<string, Set<number>>()
  for (const [name, own] of han.flatMap(({ slices }) => [...slices])) {
    chinese.set(name, new Set([...own, ...(chinese.get(name) ?? [])]))
  }
  return `
    import type { SliceTable } from './slice-table.ts'

    /** The families for Chinese are cut at the same places. */
    export const chineseSlices: SliceTable = ${sliceTable(chinese)}`
}

function sliceTable(slices: Map<string, Set<number>>): string {
  const filled = [...slices].filter(([, own]) => own.size > 0)
  return JSON.stringify(Object.fromEntries(filled.map(([name, own]) => [name, encodeRanges([...own])])))
}

/** The notation that `code-point-set.ts` of the text package reads. */
function encodeRanges(characters: number[]): string {
  const parts: string[] = []
  let last = 0
  const sorted = characters.sort((a, b) => a - b)
  for (let index = 0; index < sorted.length; ) {
    const first = sorted[index++] ?? 0
    let end = first
    while (sorted[index] === end + 1) end = sorted[index++] ?? end
    const gap = (first - last).toString(36)
    parts.push(end > first ? `${gap}-${(end - first).toString(36)}` : gap)
    last = end
  }
  return parts.join(' ')
}

function write(name: string, module: string): void {
  writeFileSync(new URL(name, target), `// Written by packages/render/generate-fonts.ts.${module}`)
}
