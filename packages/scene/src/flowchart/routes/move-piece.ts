import type { Point } from '@ramify/geometry'
import { nearestOnPiece } from './border-points.ts'
import { withoutStraights } from './search/orthogonal-router.ts'

/** So much of a line stays straight at its shape when the piece there is moved. */
const stub = 20

/** The straight piece next to a point: it begins at the point of the route with this number. */
export function pieceNear(points: readonly Point[], { x, y }: Point): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let nth = 0; nth + 1 < points.length; nth++) {
    const on = nearestOnPiece({ x, y }, points[nth] as Point, points[nth + 1] as Point)
    const away = (on.x - x) ** 2 + (on.y - y) ** 2
    if (away >= least) continue
    nearest = nth
    least = away
  }
  return nearest
}

/**
 * The bends that an orthogonal route has when somebody drags one of its pieces aside: all of its corners become fixed. A piece at an end
 * stays attached there.
 */
export function bendsWithMovedPiece(points: readonly Point[], piece: number, by: Point): Point[] {
  const from = points[piece]
  const to = points[piece + 1]
  if (!from || !to) return points.slice(1, -1)
  const isVertical = from.x === to.x
  const moved = ({ x, y }: Point): Point => (isVertical ? { x: x + by.x, y } : { x, y: y + by.y })
  const isFirst = piece === 0
  const isLast = piece + 2 === points.length
  // From its end it goes on for a bit, then aside.
  const start = isFirst ? toward(from, to) : from
  const end = isLast ? toward(to, from) : to
  const bends = [
    ...points.slice(1, Math.max(1, piece)),
    ...(isFirst ? [start] : []),
    moved(start),
    moved(end),
    ...(isLast ? [end] : []),
    ...points.slice(piece + 2, -1),
  ]
  return withoutStraights(bends)
}

function toward(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.abs(dx) + Math.abs(dy)
  const share = length === 0 ? 0 : Math.min(stub, length / 3) / length
  return { x: from.x + dx * share, y: from.y + dy * share }
}

/** The bends of a straight or curved line when somebody drags it at a place between its bends. */
export function bendsWithNewPoint(points: readonly Point[], pressed: Point, to: Point): Point[] {
  const piece = pieceNear(points, pressed)
  return [...points.slice(1, piece + 1), to, ...points.slice(piece + 1, -1)]
}
