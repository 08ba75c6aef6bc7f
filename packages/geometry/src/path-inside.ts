import type { Path } from './path.ts'
import { flattenPath } from './path-points.ts'
import type { Point } from './shapes.ts'

/** Whether a point lies in what a path encloses when it is filled; open parts are closed. */
export function isInside(path: Path, point: Point): boolean {
  let turns = 0
  for (const points of flattenPath(path)) {
    for (let at = 0; at < points.length; at++) {
      const from = points[at] as Point
      const to = points[(at + 1) % points.length] as Point
      // Upwards past the point on its left is one turn around it, downwards is one back.
      if (from.y <= point.y && to.y > point.y && sideOf(from, to, point) > 0) turns++
      else if (from.y > point.y && to.y <= point.y && sideOf(from, to, point) < 0) turns--
    }
  }
  return turns !== 0
}

function sideOf(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
}
