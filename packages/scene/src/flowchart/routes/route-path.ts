import { curveTo, distance, type Path, type PathCommand, type Point, polyline, segmentsOf } from '@ramify/geometry'
import { placeOnPath } from './along-path.ts'
import { type JumpForm, withJumps } from './path-jumps.ts'
import type { DrawnRoute } from './route.ts'
import { trimPath } from './trim-path.ts'

/** Where a head of a line is, and the direction out of the line there, of length 1. */
export interface HeadPlace {
  readonly at: Point
  readonly along: Point
}

export interface RouteLine {
  /** What is drawn of the line: without what its heads cover, and with its jumps. */
  readonly path: Path
  readonly start: HeadPlace
  readonly end: HeadPlace
}

/** The whole line of a route, from end to end, straight over what it crosses: for labels, and for finding out what is pressed. */
export function routePath({ form, points, radius }: DrawnRoute): Path {
  switch (form) {
    case 'bezier':
      return bezierPath(points)
    case 'spline':
      return splinePath(points)
    case 'corners':
      return polyline(points, radius)
  }
}

/** The line of a route as it is drawn, when its heads need some length of it. */
export function routeLine(
  route: DrawnRoute,
  insets: { readonly start: number; readonly end: number },
  jumps: JumpForm | null,
): RouteLine {
  const whole = routePath(route)
  const path = trimPath(whole, fitting(route, whole, insets.start, 0), fitting(route, whole, insets.end, -1))
  return {
    path: jumps && route.jumps.length > 0 ? withJumps(path, route.jumps, jumps) : path,
    start: headAt(route, whole, path, 0),
    end: headAt(route, whole, path, 1),
  }
}

/** A head that is longer than the last straight piece must not take the corner before it away. */
function fitting({ form }: DrawnRoute, whole: Path, inset: number, nth: 0 | -1): number {
  const segment = form === 'corners' ? segmentsOf(whole).at(nth) : undefined
  return segment ? Math.min(inset, distance(segment.from, segment.to)) : inset
}

/** The head of a curve points from where its line ends to the end of the route, so that it lies on the curve. */
function headAt({ form }: DrawnRoute, whole: Path, path: Path, share: 0 | 1): HeadPlace {
  const tip = placeOnPath(whole, share) ?? { point: { x: 0, y: 0 }, direction: { x: 1, y: 0 } }
  const segments = segmentsOf(path)
  const from = share === 0 ? segments[0]?.from : segments.at(-1)?.to
  const length = from ? distance(from, tip.point) : 0
  if (form !== 'corners' && from && length > 1e-6) {
    return { at: tip.point, along: { x: (tip.point.x - from.x) / length, y: (tip.point.y - from.y) / length } }
  }
  const sign = share === 0 ? -1 : 1
  return { at: tip.point, along: { x: sign * tip.direction.x, y: sign * tip.direction.y } }
}

function bezierPath([from, control1, control2, to]: readonly Point[]): Path {
  if (!from || !control1 || !control2 || !to) return []
  return [['M', from.x, from.y], curveTo({ from, control1, control2, to })]
}

/** A curve through all points that leaves each in the direction from the one before it to the one behind it. */
function splinePath(points: readonly Point[]): Path {
  const path: PathCommand[] = []
  for (const [nth, to] of points.entries()) {
    const from = points[nth - 1]
    if (!from) {
      path.push(['M', to.x, to.y])
      continue
    }
    const before = points[nth - 2] ?? from
    const after = points[nth + 1] ?? to
    path.push(
      curveTo({
        from,
        control1: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
        control2: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
        to,
      }),
    )
  }
  return path
}
