import { arrow, block, doubleArrow, halfArrowLeft, halfArrowRight, openArrow } from './arrows.ts'
import { many, one, oneOrMany, onlyOne, zeroOrMany, zeroOrOne } from './crows-feet.ts'
import { type LineEnd, lineEnd } from './line-end.ts'
import { bar, box, cross, diamond, dot, openBox, openDiamond, ring } from './marks.ts'

const none = lineEnd(
  () => 0,
  (pen) => pen,
)

/** Everything that can be at the end of a line, by the name that documents use. */
export const lineEnds = {
  none,
  arrow,
  open: openArrow,
  block,
  diamond,
  'diamond-open': openDiamond,
  circle: dot,
  'circle-open': ring,
  cross,
  bar,
  'half-left': halfArrowLeft,
  'half-right': halfArrowRight,
  double: doubleArrow,
  box,
  'box-open': openBox,
  one,
  many,
  'zero-one': zeroOrOne,
  'one-one': onlyOne,
  'zero-many': zeroOrMany,
  'one-many': oneOrMany,
} satisfies Record<string, LineEnd>

export type LineEndName = keyof typeof lineEnds

export const lineEndNames = Object.keys(lineEnds) as readonly LineEndName[]

/** Names that nobody knows are drawn as `otherwise`. */
export function lineEndByName(chosen: string | undefined, otherwise: LineEndName): LineEnd {
  const isKnown = chosen !== undefined && Object.hasOwn(lineEnds, chosen)
  return lineEnds[isKnown ? (chosen as LineEndName) : otherwise]
}
