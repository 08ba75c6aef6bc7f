import { clustersOf } from '../segmentation/clusters.ts'

/** Whether a text has letters that run from the right to the left: Hebrew, Arabic and their kin. */
export function runsLeftwards(text: string): boolean {
  return leftward.test(text)
}

/** A part of a line that lies in one direction. */
export interface DirectedPart {
  readonly start: number
  readonly end: number
  /** As it is drawn: brackets in words that run leftwards open the other way. */
  readonly text: string
}

/**
 * The parts of a line as one sees them, from the left. Follows the Unicode bidirectional algorithm as far as words, numbers
 * and what stands between them; marks that override it are not obeyed. `paragraph` says which way the whole runs.
 */
export function visualOrder(line: string, paragraph: string): DirectedPart[] {
  const base = isLeftward(firstStrong(paragraph)) ? 1 : 0
  const parts = partsOf(line)
  const levels = levelsOf(
    parts.map(({ kind }) => kind),
    base,
  )
  return reordered(levels).map((nth) => {
    const { text, start } = parts[nth] as Part
    const isMirrored = (levels[nth] as number) % 2 === 1
    return { start, end: start + text.length, text: isMirrored ? (mirrored[text] ?? text) : text }
  })
}

type Kind = 'left' | 'right' | 'number' | 'between'

const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const words = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.,:/-]*[\p{L}\p{M}\p{N}])?/gu
const brackets = ['()', '[]', '{}', '<>', '«»', '‹›']
const mirrored: Readonly<Record<string, string>> = Object.fromEntries(
  brackets.flatMap((pair) => [
    [pair.charAt(0), pair.charAt(1)],
    [pair.charAt(1), pair.charAt(0)],
  ]),
)

interface Part {
  readonly text: string
  readonly start: number
  readonly kind: Kind
}

/** Words and numbers, and between them one sign after the other. */
function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let at = 0
  const addSigns = (end: number) => {
    for (const text of clustersOf(line.slice(at, end))) {
      parts.push({ text, start: at, kind: 'between' })
      at += text.length
    }
  }
  for (const { 0: text, index } of line.matchAll(words)) {
    addSigns(index)
    parts.push({ text, start: index, kind: kindOf(text) })
    at = index + text.length
  }
  addSigns(line.length)
  return parts
}

function kindOf(text: string): Kind {
  const strong = firstStrong(text)
  if (strong !== '') return isLeftward(strong) ? 'right' : 'left'
  return /\p{N}/u.test(text) ? 'number' : 'between'
}

function firstStrong(text: string): string {
  return /\p{L}/u.exec(text)?.[0] ?? ''
}

function isLeftward(letter: string): boolean {
  return letter !== '' && leftward.test(letter)
}

function levelsOf(kinds: readonly Kind[], base: 0 | 1): number[] {
  const leftLevel = base === 0 ? 0 : 2
  let last: 'left' | 'right' = base === 0 ? 'left' : 'right'
  /** Which way each part pulls what stands beside it; null for what is pulled itself. */
  const pulls: ('left' | 'right' | null)[] = []
  const levels = kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') last = kind
    const isNumberAmongRight = kind === 'number' && last === 'right'
    pulls.push(kind === 'between' ? null : isNumberAmongRight ? 'right' : kind === 'number' ? last : kind)
    if (kind === 'right') return 1
    return isNumberAmongRight ? 2 : leftLevel
  })
  return levels.map((level, nth) => {
    if (kinds[nth] !== 'between') return level
    const before = pulls.slice(0, nth).findLast((pull) => pull !== null)
    const after = pulls.slice(nth + 1).find((pull) => pull !== null)
    if (before === undefined || before !== after) return base
    return before === 'right' ? 1 : leftLevel
  })
}

/** From the highest level down to the first, every stretch of at least that level is turned round. */
function reordered(levels: readonly number[]): number[] {
  const order = levels.map((_, nth) => nth)
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from
      while (to < order.length && (levels[order[to] as number] as number) >= level) to++
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  }
  return order
}
