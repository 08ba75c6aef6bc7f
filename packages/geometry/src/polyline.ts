import type { Path, PathCommand } from './path.ts'
import { between, distance } from './point.ts'
import type { Point } from './shapes.ts'

/** A line through corners, each rounded by `radius` as far as the lines beside it are long enough. */
export function polyline(points: readonly Point[], radius = 0): Path {
  const corners = points.filter((point, i) => i === 0 || distance(point, points[i - 1] ?? point) > 0)
  const path: PathCommand[] = []
  for (const [i, corner] of corners.entries()) {
    const before = corners[i - 1]
    const after = corners[i + 1]
    if (!before) path.push(['M', corner.x, corner.y])
    else if (!after || radius <= 0) path.push(['L', corner.x, corner.y])
    else path.push(...roundedCorner(before, corner, after, radius))
  }
  return path
}

function roundedCorner(before: Point, corner: Point, after: Point, radius: number): PathCommand[] {
  const incoming = distance(before, corner)
  const outgoing = distance(corner, after)
  // Two corners share the line between them, so each may use half of it.
  const cut = Math.min(radius, incoming / 2, outgoing / 2)
  const start = between(corner, before, cut / incoming)
  const end = between(corner, after, cut / outgoing)
  const control1 = between(start, corner, 0.5522847498)
  const control2 = between(end, corner, 0.5522847498)
  return [
    ['L', start.x, start.y],
    ['C', control1.x, control1.y, control2.x, control2.y, end.x, end.y],
  ]
}
