import type { Font, Measurer } from '@ramify/text'
import type { TextPrimitive } from '../../drawing/primitives.ts'
import { type TextBlock, textBlock } from '../../drawing/text-block.ts'
import { textPieces } from '../../drawing/text-pieces.ts'

/** The number of a topic, set in the topic's own type. */
export interface NumberBlock {
  readonly block: TextBlock
  /** How much of the row it takes, with what is left free behind it. */
  readonly room: number
}

export interface PlacedNumber extends NumberBlock {
  readonly x: number
  readonly baseline: number
}

/** Between number and words, in parts of the font's size. */
const gap = 0.45

export function numberBlock(number: string, font: Font, measurer: Measurer): NumberBlock {
  const text = { text: number, runs: [{ text: number, attributes: {} }] }
  const block = textBlock(text, font, Infinity, measurer)
  return { block, room: block.width + gap * font.size }
}

export function drawNumber({ block, x, baseline }: PlacedNumber, color: string): TextPrimitive[] {
  const look = { color, underline: false, strike: false }
  return block.setLines().flatMap(({ pieces }) => pieces.flatMap((piece) => textPieces(piece, x, baseline, look)))
}
