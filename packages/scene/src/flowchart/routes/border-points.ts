import { between, center, distance, type Point } from '@ramify/geometry'
import { type Border, borderOf, type RoutedShape } from './routed-shape.ts'
import type { Port, Side } from './search/terminal.ts'

/** Where a straight line from the middle of a shape to a point leaves the shape. */
export function borderToward(shape: RoutedShape, target: Point): Point {
  const border = borderOf(shape)
  return lastCrossing(border, center(border.bounds), target) ?? nearestOnBorder(border, target)
}

/** The middles of all four sides, as far as the shape reaches there: the way that is found says which is best. */
export function middlePorts(shape: RoutedShape): Port[] {
  const border = borderOf(shape)
  const { x, y, width, height } = border.bounds
  const middle = center(border.bounds)
  const ends: readonly [Side, Point][] = [
    ['top', { x: middle.x, y }],
    ['right', { x: x + width, y: middle.y }],
    ['bottom', { x: middle.x, y: y + height }],
    ['left', { x, y: middle.y }],
  ]
  return ends.map(([side, end]) => ({ side, point: lastCrossing(border, middle, end) ?? end }))
}

/** The place on the border next to a point, with each side on which a line can leave there: two near a corner. */
export function portsAt(shape: RoutedShape, point: Point): Port[] {
  const border = borderOf(shape)
  const on = nearestOnBorder(border, point)
  const { width, height } = border.bounds
  const middle = center(border.bounds)
  // How far out it is, as a share of the way to the sides.
  const x = width > 0 ? (2 * (on.x - middle.x)) / width : 0
  const y = height > 0 ? (2 * (on.y - middle.y)) / height : 0
  const [acrossX, acrossY] = [Math.abs(x), Math.abs(y)]
  const ports: Port[] = []
  if (acrossX >= cornerShare * acrossY) ports.push({ point: on, side: x < 0 ? 'left' : 'right' })
  if (acrossY >= cornerShare * acrossX) ports.push({ point: on, side: y < 0 ? 'top' : 'bottom' })
  return ports
}

/** Where a side of a shape is when one goes inwards from a point outside of it. */
export function borderInwards(shape: RoutedShape, from: Point, side: Side): Point | null {
  const border = borderOf(shape)
  const { x, y } = center(border.bounds)
  const inside = side === 'top' || side === 'bottom' ? { x: from.x, y } : { x, y: from.y }
  return lastCrossing(border, inside, from)
}

const cornerShare = 0.8

export function nearestOnBorder({ corners, bounds }: Border, point: Point): Point {
  let nearest = corners[0] ?? center(bounds)
  let least = distance(nearest, point)
  for (const [nth, from] of corners.entries()) {
    const to = corners[(nth + 1) % corners.length] as Point
    const on = nearestOnPiece(point, from, to)
    const away = distance(on, point)
    if (away >= least) continue
    nearest = on
    least = away
  }
  return nearest
}

export function nearestOnPiece(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  if (length === 0) return from
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  return between(from, to, Math.min(1, Math.max(0, share)))
}

/** Where a line crosses a border for the last time; null where it does not. */
function lastCrossing({ corners }: Border, start: Point, end: Point): Point | null {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  let last = -1
  for (const [nth, from] of corners.entries()) {
    const to = corners[(nth + 1) % corners.length] as Point
    const [ex, ey] = [to.x - from.x, to.y - from.y]
    const across = dx * ey - dy * ex
    if (across === 0) continue
    const share = ((from.x - start.x) * ey - (from.y - start.y) * ex) / across
    const along = ((from.x - start.x) * dy - (from.y - start.y) * dx) / across
    // What ends on the border crosses it, whatever the last digit says.
    if (along >= -1e-9 && along <= 1 + 1e-9 && share > last && share <= 1 + 1e-9) last = share
  }
  if (last < 0) return null
  if (Math.abs(last - 1) < 1e-9) return end
  return { x: start.x + dx * last, y: start.y + dy * last }
}
