/** A way of numbering topics: the number of the nth child, from 1, of a topic with a number; `level` is 1 right below the root. */
export type Numbering = (above: string, nth: number, level: number) => string

const roman = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

/** One after the other with each level, as in the outline of a book. */
const steps: readonly ((nth: number) => string)[] = [
  (nth) => inRoman(nth).toUpperCase(),
  (nth) => inLetters(nth),
  (nth) => String(nth),
  (nth) => inLetters(nth).toLowerCase(),
  inRoman,
]

/** Every way of numbering, by the name that documents use. */
export const numberings = {
  /** 1, 1.1, 1.1.1 */
  decimal: (above, nth) => under(above, String(nth)),
  /** I. A. 1. a. i. */
  outline: (_above, nth, level) => `${steps[(level - 1) % steps.length]?.(nth)}.`,
  /** A, A.1, A.1.1 */
  letters: (above, nth) => under(above, above === '' ? inLetters(nth) : String(nth)),
} satisfies Record<string, Numbering>

export type NumberingName = keyof typeof numberings

/** Null for none, and for a name that nobody knows here. */
export function numberingByName(name: string | undefined): Numbering | null {
  return name !== undefined && Object.hasOwn(numberings, name) ? numberings[name as NumberingName] : null
}

/** Deeper topics have none: numbers would grow longer than the words, and a map may be ten thousand levels deep. */
export const deepestNumber = 9

function under(above: string, own: string): string {
  return above === '' ? own : `${above}.${own}`
}

/** A to Z, then AA, AB and so on. */
function inLetters(nth: number): string {
  let letters = ''
  for (let left = nth; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  }
  return letters
}

/** Thousands are an m each: there is nothing above it. */
function inRoman(nth: number): string {
  let written = ''
  let left = nth
  for (const [letters, value] of roman) {
    written += letters.repeat(Math.floor(left / value))
    left %= value
  }
  return written
}
