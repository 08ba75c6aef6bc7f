import { center, type Point, type Rect } from '@ramify/geometry'
import type { Side } from '../gestures/sides.ts'

/** The side of a box that a point on its edge is at. */
export function sideOf(box: Rect, point: Point): Side {
  const middle = center(box)
  const x = (point.x - middle.x) / (box.width || 1)
  const y = (point.y - middle.y) / (box.height || 1)
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'top' : 'bottom'
}
