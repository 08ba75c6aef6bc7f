import type { Point } from './shapes.ts'

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The point that lies a part `t` of the way from `a` to `b`. */
export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = dx * dx + dy * dy
  // A segment of no length has no direction to project on.
  const t = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  return distance(point, between(from, to, Math.min(1, Math.max(0, t))))
}
