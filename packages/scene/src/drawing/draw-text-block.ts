import type { TextAttributes } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { colorOr } from './colors.ts'
import type { TextPrimitive } from './primitives.ts'
import type { TextBlock, TextLine } from './text-block.ts'
import { textPieces } from './text-pieces.ts'

/** A text block where it stands: as high as its lines are, each line aligned in the width. */
export interface PlacedBlock {
  readonly block: TextBlock
  readonly text: Pick<Rect, 'x' | 'y' | 'width'>
  readonly align: 'left' | 'center' | 'right'
}

/** Its words. `look`: what holds where no stretch of the text says otherwise. */
export function drawTextBlock(placed: PlacedBlock, color: string, look: TextAttributes): TextPrimitive[] {
  const { block, text } = placed
  return block.setLines().flatMap(({ pieces }, i) => {
    const line = block.lines[i]
    if (!line) return []
    const start = startOfLine(placed, line)
    return pieces.flatMap((piece) => {
      const { color: own, underline, strike } = piece.run.attributes
      return textPieces(piece, start, text.y + line.baseline, {
        color: colorOr(own, color) ?? color,
        underline: underline ?? look.underline ?? false,
        strike: strike ?? look.strike ?? false,
      })
    })
  })
}

/** Where a line begins. */
export function startOfLine({ text, align }: PlacedBlock, { width }: TextLine): number {
  return text.x + (text.width - width) * alignShares[align]
}

/** Which part of the free room stands before what is aligned. */
export const alignShares = { left: 0, center: 0.5, right: 1 }
