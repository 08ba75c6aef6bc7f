import { fold, foldCharacter } from '../../platform/text/fold.ts'
import type { Question } from '../../platform/text/search-terms.ts'
import { isUnspaced, type Piece } from '../../platform/text/search-words.ts'

/** A part of a text, and where in it the hits are: from, to. */
export interface Snippet {
  text: string
  hits: [from: number, to: number][]
}

/** Characters before the first hit, and in all. */
const before = 30
const longest = 120

/** Whether all that was asked for is in these texts: the index knows of pairs of characters, not of what they are part of. */
export function isFound({ pieces }: Question, texts: readonly string[]): boolean {
  const folded = texts.map(fold)
  return pieces.every((piece) => folded.some((text) => isIn(text, piece)))
}

/** The line of a text in which most of what was asked for is, cut around the first of it; null when nothing is. */
export function snippetOf({ pieces }: Question, text: string): Snippet | null {
  let best: { line: number; found: number } | undefined
  for (const [line, folded] of fold(text).split('\n').entries()) {
    const found = pieces.filter((piece) => isIn(folded, piece)).length
    if (found > (best?.found ?? 0)) best = { line, found }
    if (found === pieces.length) break
  }
  if (!best) return null
  // Folding makes no line and takes none away.
  return cut(text.normalize('NFC').split('\n')[best.line] as string, pieces)
}

const isIn = (folded: string, piece: Piece): boolean => !hitsIn(folded, piece).next().done

const wordCharacter = /[\p{L}\p{N}\p{M}]/u

/** Where a piece is in a folded text. A word is only where a word begins. */
function* hitsIn(folded: string, { text, kind }: Piece): Generator<number> {
  for (let at = folded.indexOf(text); at !== -1; at = folded.indexOf(text, at + text.length)) {
    if (kind === 'run' || !isWithinWord(folded, at)) yield at
  }
}

function isWithinWord(folded: string, at: number): boolean {
  const last = Array.from(folded.slice(Math.max(0, at - 2), at)).at(-1)
  return last !== undefined && wordCharacter.test(last) && !isUnspaced.test(last)
}

function cut(line: string, pieces: readonly Piece[]): Snippet {
  const { folded, begins, ends } = withPlaces(line)
  const hits = pieces
    .flatMap((piece) =>
      Array.from(hitsIn(folded, piece), (at): [number, number] => [
        begins[at] as number,
        ends[at + piece.text.length - 1] as number,
      ]),
    )
    .sort(([one], [other]) => one - other)
  const from = wholeCharacter(line, Math.max(0, (hits[0]?.[0] ?? 0) - before))
  const to = wholeCharacter(line, from + longest)
  const shown = joined(hits).filter(([, end]) => end <= to)
  return { text: line.slice(from, to), hits: shown.map(([begin, end]) => [begin - from, end - from]) }
}

/** A line folded, and for each unit of it where the character it comes from begins and ends. */
function withPlaces(line: string): { folded: string; begins: number[]; ends: number[] } {
  const [begins, ends]: [number[], number[]] = [[], []]
  let folded = ''
  let at = 0
  for (const character of line) {
    const made = foldCharacter(character)
    for (let unit = 0; unit < made.length; unit++) {
      begins.push(at)
      ends.push(at + character.length)
    }
    folded += made
    at += character.length
  }
  return { folded, begins, ends }
}

/** Hits that touch are one. */
function joined(hits: readonly [number, number][]): [number, number][] {
  const all: [number, number][] = []
  for (const [begin, end] of hits) {
    const last = all.at(-1)
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end)
    else all.push([begin, end])
  }
  return all
}

/** Not between the halves of a character. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}
