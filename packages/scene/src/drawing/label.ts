import { breakLines, type Font, type Measurer } from '@ramify/text'
import type { TextPrimitive } from './primitives.ts'
import { textPieces } from './text-pieces.ts'

/** A few words on one line, which is 0 wide where there are none. */
export interface Label {
  readonly width: number
  /** From its left end, with the middle of capitals and digits at a height. */
  draw(left: number, middle: number): TextPrimitive[]
}

export function labelOf(words: string, font: Font, color: string, measurer: Measurer): Label {
  const text = words.replace(/\s+/g, ' ').trim()
  const [line] = breakLines([{ text, font }], Infinity, measurer)
  const look = { color, underline: false, strike: false }
  return {
    width: line?.width ?? 0,
    draw(left, middle) {
      const baseline = middle + halfCapital * font.size
      return line?.pieces.flatMap((piece) => textPieces(piece, left, baseline, look)) ?? []
    },
  }
}

/** Half the height of capitals and digits, in parts of the font's size. */
const halfCapital = 0.36
