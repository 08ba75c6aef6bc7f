import type { LineSnapshot } from '@ramify/document'
import { type Cubic, center, inflate, type Point, type Rect } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import { middleOf } from '../outward.ts'

/** The way of a relation line from one topic to another, with people's bends or without. */
export function relationCurve(from: Rect, to: Rect, bend: LineSnapshot['bend']): Cubic {
  const [first, second] = bend
  if (!first) return automaticCurve(inflate(from, air), inflate(to, air))
  const last = second ?? first
  const start = leaving(inflate(from, air), first)
  const end = leaving(inflate(to, air), last)
  return { from: start, control1: plus(start, first), control2: plus(end, last), to: end }
}

/** The bend that brings one control point of a line to a place; the other one stays where it is. */
export function bendThrough(
  from: Rect,
  to: Rect,
  bend: LineSnapshot['bend'],
  which: 'control1' | 'control2',
  point: Point,
): Point[] {
  const curve = { ...relationCurve(from, to, bend), [which]: point }
  return [vectorTo(inflate(from, air), curve.control1), vectorTo(inflate(to, air), curve.control2)]
}

/** Between a topic and the end of a line. */
const air = 2
/** Inside of a topic there is no place for a control point: it stands so far outside. */
const nearest = 8

/** Where a line that first goes this way leaves a box: as if it came from the middle. */
function leaving(box: Rect, way: Point): Point {
  const middle = center(box)
  const share = shareInside(box, way)
  return Number.isFinite(share) ? plus(middle, { x: way.x * share, y: way.y * share }) : middleOf(box, 'down')
}

/** What has to be added to the place where a line leaves a box to get to a point. */
function vectorTo(box: Rect, point: Point): Point {
  const middle = center(box)
  const way = { x: point.x - middle.x, y: point.y - middle.y }
  const length = Math.hypot(way.x, way.y)
  if (length === 0) return { x: 0, y: nearest }
  const outside = Math.max(nearest / length, 1 - shareInside(box, way))
  return { x: way.x * outside, y: way.y * outside }
}

/** How much of a way from the middle of a box lies in it; more than 1 where it does not lead out. */
function shareInside({ width, height }: Rect, { x, y }: Point): number {
  return Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
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

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}
