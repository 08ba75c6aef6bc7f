import type { Font } from '../measuring/measurer.ts'

/** A stretch of text in one font. Callers add what else they need, such as a colour, and find it again in the pieces. */
export interface StyledRun {
  readonly text: string
  readonly font: Font
}

/** What is drawn in one go: a part of one run, on one line, in one font. */
export interface LinePiece<Run extends StyledRun = StyledRun> {
  readonly text: string
  readonly run: Run
  /** The run's font narrowed to the one family that has these characters, at a weight that it has. */
  readonly font: Font
  /** No bundled font has these characters: the system draws them, best squeezed into `width`. */
  readonly fallback: boolean
  /** From the left end of the line. */
  readonly x: number
  /** Without the spaces that hang over the end of the line. */
  readonly width: number
  /** Where it starts in the text of all runs together. */
  readonly start: number
}

export interface Line<Run extends StyledRun = StyledRun> {
  readonly pieces: readonly LinePiece<Run>[]
  readonly width: number
  /** From the top of the line to its baseline, half the leading included. */
  readonly ascent: number
  readonly descent: number
  readonly height: number
}
