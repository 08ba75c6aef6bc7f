import { between, distance, type Path, type PathCommand, type Point, polyline } from '@ramify/geometry'

/** How a route is drawn, by the name that documents use. Anything else is orthogonal. */
const drawers: ReadonlyMap<string, (points: readonly Point[]) => Path> = new Map([
  ['straight', (points) => polyline(points)],
  ['rounded', (points) => polyline(points, 20)],
  ['curved', smooth],
])

export function connectorPath(style: string, points: readonly Point[]): Path {
  return drawers.get(style)?.(points) ?? polyline(points, 8)
}

/** From middle to middle of the straight pieces, with the corners drawing the line to them. */
function smooth(points: readonly Point[]): Path {
  const [first, second] = points
  if (!first) return []
  const path: PathCommand[] = [['M', first.x, first.y]]
  if (points.length < 3) return second ? [...path, ['L', second.x, second.y]] : path
  let from = first
  for (let at = 1; at < points.length - 1; at++) {
    const corner = points[at] as Point
    const next = points[at + 1] as Point
    const to = at === points.length - 2 ? next : between(corner, next, 0.5)
    // A curve of one control point, as one of two.
    const [one, other] = [between(from, corner, 2 / 3), between(to, corner, 2 / 3)]
    path.push(['C', one.x, one.y, other.x, other.y, to.x, to.y])
    from = to
  }
  return path
}

/** The direction in which a route arrives at its end, of length 1; (0, 0) for one that is a single point. */
export function arrival(points: readonly Point[]): Point {
  const end = points.at(-1)
  const before = points.findLast((point) => end && distance(point, end) > 0)
  if (!end || !before) return { x: 0, y: 0 }
  const length = distance(before, end)
  return { x: (end.x - before.x) / length, y: (end.y - before.y) / length }
}

/** A route that ends so much earlier; never by more than most of its last piece. */
export function shortened(points: readonly Point[], by: number): readonly Point[] {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before || by <= 0) return points
  const length = distance(before, end)
  if (length === 0) return points
  return [...points.slice(0, -1), between(end, before, Math.min(by, length * 0.9) / length)]
}
