import type { LineSnapshot } from '@ramify/document'
import { type Cubic, center, type Point, type Rect } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import { middleOf } from '../outward.ts'

/** The way of a relation line from one topic to another, with people's bends or without. */
export function relationCurve(from: Rect, to: Rect, bend: LineSnapshot['bend']): Cubic {
  const automatic = automaticCurve(from, to)
  const [first, second] = bend
  if (!first) return automatic
  const last = second ?? first
  // Control points say which side of the topic is nearest to them.
  const start = middleOf(from, towards(center(from), plus(center(from), first)))
  const end = middleOf(to, towards(center(to), plus(center(to), last)))
  return { from: start, control1: plus(start, first), control2: plus(end, last), to: end }
}

/**
 * Out at the bottom or top where topics stand side by side, and at a side where they stand one above the other: lines of
 * the tree leave on the other sides. Away from the middle of the map, where the tree is dense.
 */
function automaticCurve(from: Rect, to: Rect): Cubic {
  const a = center(from)
  const b = center(to)
  const dx = b.x - a.x
  const dy = b.y - a.y
  const beside = Math.abs(dx) >= Math.abs(dy)
  const outer: Direction = beside ? (a.y + b.y >= 0 ? 'down' : 'up') : a.x + b.x >= 0 ? 'right' : 'left'
  const start = middleOf(from, outer)
  const end = middleOf(to, outer)
  const reach = Math.min(72, Math.max(30, Math.hypot(dx, dy) * 0.07))
  const sign = outer === 'down' || outer === 'right' ? 1 : -1
  const furthest = beside
    ? sign * Math.max(sign * start.y, sign * end.y) + sign * reach
    : sign * Math.max(sign * start.x, sign * end.x) + sign * reach
  const control = (point: Point, along: number): Point =>
    beside ? { x: point.x + along * dx, y: furthest } : { x: furthest, y: point.y + along * dy }
  return { from: start, control1: control(start, 0.2), control2: control(end, -0.2), to: end }
}

function towards(from: Point, to: Point): Direction {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 'right' : 'left'
  return dy >= 0 ? 'down' : 'up'
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}
