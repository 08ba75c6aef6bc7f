import { type Cubic, cubicAt, cubicTangent, type Point, type Rect, type Size } from '@ramify/geometry'

/** What is where words could stand: nothing, a line that they would hide, words of another line, or a topic. */
export type Room = 'free' | 'crossed' | 'written' | 'taken'

/**
 * Where the words of a line stand: on it, as near to its middle as they hide nothing; beside it where there is no such place.
 * Where there is none at all they may hide a line, else other words, but no topic; else they stand on the middle.
 */
export function labelAlong(curve: Cubic, size: Size, roomAt: (box: Rect) => Room): Point {
  let crossed: Point | undefined
  let written: Point | undefined
  for (const away of distances) {
    // Words further away would be seen as somebody else's sooner than a line is missed behind them.
    if (crossed && Math.abs(away) > furthestFromLines) return crossed
    for (const part of parts) {
      const at = beside(curve, part, away)
      const room = roomAt(boxAround(at, size))
      if (room === 'free') return at
      if (room === 'crossed') crossed ??= at
      else if (room === 'written') written ??= at
    }
  }
  return crossed ?? written ?? cubicAt(curve, 0.5)
}

/** What words of this size take. */
export function boxAround({ x, y }: Point, { width, height }: Size): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function beside(curve: Cubic, part: number, away: number): Point {
  const at = cubicAt(curve, part)
  if (away === 0) return at
  const along = cubicTangent(curve, part)
  return { x: at.x - away * along.y, y: at.y + away * along.x }
}

/** From the middle to both ends in turn; at the very ends are the topics. */
const parts = Array.from({ length: 17 }, (_, nth) => 0.5 + (nth % 2 === 0 ? -1 : 1) * Math.ceil(nth / 2) * 0.05)

/** The nearest first: words further away would not be seen as the line's own. */
const distances = [0, 16, -16, 32, -32, 48, -48, 72, -72, 104, -104]

const furthestFromLines = 32
