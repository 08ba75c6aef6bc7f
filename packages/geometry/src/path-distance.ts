import type { Path } from './path.ts'
import { flattenPath } from './path-points.ts'
import { distance, distanceToSegment } from './point.ts'
import type { Point } from './shapes.ts'

/** How far a point is from the line of a path, to about `tolerance`; Infinity for a path that draws nothing. */
export function distanceToPath(path: Path, point: Point, tolerance = 0.25): number {
  let nearest = Infinity
  for (const line of flattenPath(path, tolerance)) {
    let from = line[0]
    if (!from) continue
    nearest = Math.min(nearest, distance(point, from))
    for (const to of line.slice(1)) {
      nearest = Math.min(nearest, distanceToSegment(point, from, to))
      from = to
    }
  }
  return nearest
}
