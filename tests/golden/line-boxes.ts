import { breakLines, type Measurer } from '@ramify/text'
import type { GoldenCase } from './cases.ts'

/** All that a layout could notice of a text: breaks, widths, places, fonts, heights. */
export function lineBoxes(cases: readonly GoldenCase[], measurer: Measurer) {
  return cases.map(({ runs, maxWidth }) => ({
    name: runs.map(({ text }) => text).join('|'),
    lines: breakLines(runs, maxWidth, measurer).map(({ pieces, width, ascent, height }) => ({
      width,
      ascent,
      height,
      pieces: pieces.map((piece) => ({
        text: piece.text,
        x: piece.x,
        width: piece.width,
        start: piece.start,
        family: piece.fallback ? null : piece.font.families[0],
      })),
    })),
  }))
}

export type LineBoxes = ReturnType<typeof lineBoxes>
