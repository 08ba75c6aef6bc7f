import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Fonts for what the bundled ones do not have: browsers take such characters from the system, which a server may not have. They are
 * measured like everywhere and squeezed into that room.
 */
const families = [
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-kr',
  'noto-sans-tc',
]

export interface FallbackFile {
  /** In `node_modules`. */
  readonly name: string
  readonly family: string
}

/** The files that may have a character: packages list more than their files hold. */
export function fallbackFiles(character: string, weight: number): FallbackFile[] {
  const point = character.codePointAt(0) ?? 0
  slices ??= families.flatMap(slicesOf)
  const cut = isBoldWeight(weight) ? 700 : 400
  return slices
    .filter(({ ranges }) => ranges.some(([first, last]) => point >= first && point <= last))
    .map(({ family, name }) => ({ family, name: `@fontsource/${family}/files/${family}-${name}-${cut}-normal.woff2` }))
}

/** They come in two weights. */
export const isBoldWeight = (weight: number) => weight >= 600

interface Slice {
  readonly family: string
  readonly name: string
  readonly ranges: readonly (readonly [number, number])[]
}

const require = createRequire(import.meta.url)
let slices: Slice[] | undefined

/** As the package lists them: numbered ones stand in brackets there. */
function slicesOf(family: string): Slice[] {
  const listed = JSON.parse(readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as {
    [name: string]: string
  }
  return Object.entries(listed).map(([name, ranges]) => ({
    family,
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(rangeOf),
  }))
}

function rangeOf(range: string): [number, number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
