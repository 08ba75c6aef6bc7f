import type { Cubic } from './cubic.ts'
import { type Path, segmentsOf } from './path.ts'
import { distanceToSegment } from './point.ts'
import type { Point } from './shapes.ts'

/**
 * How far a point is from the line of a path, to about `tolerance`; Infinity for a path that draws nothing. Whoever only
 * asks whether it is `within` a distance gets the answer sooner: for what is further away it may be any larger number.
 */
export function distanceToPath(path: Path, point: Point, within = Infinity, tolerance = 0.25): number {
  const search: Search = { point, within, tolerance, nearest: Infinity }
  for (const segment of segmentsOf(path)) {
    if (segment.control1) nearestOnCurve(segment, search)
    else search.nearest = Math.min(search.nearest, distanceToSegment(point, segment.from, segment.to))
  }
  return search.nearest
}

/**
 * Halves that lie elsewhere as a whole are not looked at: most of a long curve is far away from any point. In plain
 * numbers, as a pointer that moves asks thousands of curves.
 */
function nearestOnCurve({ from, control1, control2, to }: Cubic, search: Search): void {
  look(from.x, from.y, control1.x, control1.y, control2.x, control2.y, to.x, to.y, search)
}

interface Search {
  readonly point: Point
  readonly within: number
  readonly tolerance: number
  nearest: number
}

function look(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  search: Search,
): void {
  const { x, y } = search.point
  const limit = Math.min(search.nearest, search.within)
  // The curve does not leave the box around its four points.
  const outX = Math.max(Math.min(ax, bx, cx, dx) - x, 0, x - Math.max(ax, bx, cx, dx))
  const outY = Math.max(Math.min(ay, by, cy, dy) - y, 0, y - Math.max(ay, by, cy, dy))
  if (outX * outX + outY * outY > limit * limit) return
  // The second differences bound how far it leaves its chord.
  const [firstX, firstY] = [ax - 2 * bx + cx, ay - 2 * by + cy]
  const [secondX, secondY] = [bx - 2 * cx + dx, by - 2 * cy + dy]
  const bend = Math.max(firstX * firstX + firstY * firstY, secondX * secondX + secondY * secondY)
  if (0.5625 * bend <= search.tolerance * search.tolerance) {
    const away = distanceToSegment(search.point, { x: ax, y: ay }, { x: dx, y: dy })
    search.nearest = Math.min(search.nearest, away)
    return
  }
  const abX = (ax + bx) / 2
  const abY = (ay + by) / 2
  const bcX = (bx + cx) / 2
  const bcY = (by + cy) / 2
  const cdX = (cx + dx) / 2
  const cdY = (cy + dy) / 2
  const beforeX = (abX + bcX) / 2
  const beforeY = (abY + bcY) / 2
  const afterX = (bcX + cdX) / 2
  const afterY = (bcY + cdY) / 2
  const midX = (beforeX + afterX) / 2
  const midY = (beforeY + afterY) / 2
  look(ax, ay, abX, abY, beforeX, beforeY, midX, midY, search)
  look(midX, midY, afterX, afterY, cdX, cdY, dx, dy, search)
}
