import { center, type Point, type Rect } from '@ramify/geometry'
import type { DrawnRoute } from './route.ts'

/** A line straight from box to box, through its bends, for as long as its route is not found. */
export function directRoute(from: Rect | null, to: Rect | null, bends: readonly Point[]): DrawnRoute {
  const start = from && leaving(from, bends[0] ?? (to && center(to)))
  const end = to && leaving(to, bends.at(-1) ?? (from && center(from)))
  const points = start && end ? [start, ...bends, end] : []
  return { form: 'corners', points, radius: 0, jumps: [] }
}

/** Where a line from the middle of a box to a point leaves the box. */
function leaving(box: Rect, toward: Point | null): Point {
  const middle = center(box)
  if (!toward) return middle
  const [dx, dy] = [toward.x - middle.x, toward.y - middle.y]
  const share = Math.max(Math.abs(dx) / (box.width / 2 || 1e-9), Math.abs(dy) / (box.height / 2 || 1e-9))
  return share <= 1 ? middle : { x: middle.x + dx / share, y: middle.y + dy / share }
}
