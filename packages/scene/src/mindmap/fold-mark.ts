import { type Point, polyline, roundedRectangle } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import { varyFont } from '../drawing/fonts.ts'
import { labelOf } from '../drawing/label.ts'
import { type Primitive, stroked } from '../drawing/primitives.ts'
import type { Face } from './faces/face.ts'

/** Where a branch is folded and unfolded, past the edge of its topic. */
export interface Fold {
  /** Where the line to its button leaves the topic. */
  readonly edge: Point
  /** The middle of the button. */
  readonly at: Point
  /** How many topics are hidden; 0 while the branch is unfolded, when screens show the button on hover only. */
  readonly hidden: number
  readonly color: string
}

/** How far the button's middle lies past the edge. */
export const foldDistance = 13

/** Room for the number of what is folded, kept free by layouts. */
export const foldReach = 42

/** The number of hidden topics in a ring, on a short line. */
export function drawFoldMark(
  fold: Fold,
  direction: Direction,
  { role, style, body }: Face,
  paper: string,
): Primitive[] {
  const { edge, at, hidden, color } = fold
  const font = varyFont(role.type.font, { size: 11, weight: 600 })
  const text = hidden > 9999 ? '9999+' : String(hidden)
  const label = labelOf(text, font, color, body.measurer)
  const width = Math.max(height, label.width + 10)
  // A long number grows away from the topic, not into it.
  const shift = direction === 'left' ? -(width - height) / 2 : direction === 'right' ? (width - height) / 2 : 0
  const ring = { x: at.x + shift - width / 2, y: at.y - height / 2, width, height }
  return [
    stroked(polyline([edge, at]), color, Math.min(2, style.line.width)),
    { ...stroked(roundedRectangle(ring, height / 2), color, 1.5), fill: paper },
    ...label.draw(at.x + shift - label.width / 2, at.y),
  ]
}

const height = 18
