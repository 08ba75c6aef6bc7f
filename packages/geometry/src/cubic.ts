import { rectBetween } from './rect.ts'
import type { Point, Rect } from './shapes.ts'

/** A cubic Bézier curve. */
export interface Cubic {
  readonly from: Point
  readonly control1: Point
  readonly control2: Point
  readonly to: Point
}

export function cubicAt({ from, control1, control2, to }: Cubic, t: number): Point {
  return {
    x: valueAt(from.x, control1.x, control2.x, to.x, t),
    y: valueAt(from.y, control1.y, control2.y, to.y, t),
  }
}

/** The direction of travel at `t`, of length 1; (0, 0) only for a curve that is one point. */
export function cubicTangent(curve: Cubic, t: number): Point {
  const { from, control1, control2, to } = curve
  let x = slopeAt(from.x, control1.x, control2.x, to.x, t)
  let y = slopeAt(from.y, control1.y, control2.y, to.y, t)
  // A control point on its own end makes the slope vanish there; the chord beside it has the limit's direction.
  if (Math.hypot(x, y) < 1e-9) {
    const before = cubicAt(curve, Math.max(0, t - 1e-3))
    const after = cubicAt(curve, Math.min(1, t + 1e-3))
    x = after.x - before.x
    y = after.y - before.y
  }
  const length = Math.hypot(x, y)
  return length === 0 ? { x: 0, y: 0 } : { x: x / length, y: y / length }
}

/** Exact: the extremes of the curve, not the box of its control points. */
export function cubicBounds({ from, control1, control2, to }: Cubic): Rect {
  const [left, right] = range(from.x, control1.x, control2.x, to.x)
  const [top, bottom] = range(from.y, control1.y, control2.y, to.y)
  return rectBetween(left, top, right, bottom)
}

export function reverseCubic({ from, control1, control2, to }: Cubic): Cubic {
  return { from: to, control1: control2, control2: control1, to: from }
}

/** The piece of a curve between two of its parts. */
export function partOfCubic(curve: Cubic, start: number, end: number): Cubic {
  const third = (end - start) / 3
  const at = (t: number, reach: number): Point => {
    const { from, control1, control2, to } = curve
    const point = cubicAt(curve, t)
    return {
      x: point.x + reach * slopeAt(from.x, control1.x, control2.x, to.x, t),
      y: point.y + reach * slopeAt(from.y, control1.y, control2.y, to.y, t),
    }
  }
  return { from: at(start, 0), control1: at(start, third), control2: at(end, -third), to: at(end, 0) }
}

/** Corners of a polyline that stays within `tolerance` of the curve, without its start. */
export function flattenCubic(curve: Cubic, tolerance: number): Point[] {
  const { from, control1, control2, to } = curve
  // The second differences bound how far the curve leaves its chords.
  const bend = Math.max(
    Math.hypot(from.x - 2 * control1.x + control2.x, from.y - 2 * control1.y + control2.y),
    Math.hypot(control1.x - 2 * control2.x + to.x, control1.y - 2 * control2.y + to.y),
  )
  const steps = Math.min(200, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))))
  const points: Point[] = []
  for (let step = 1; step < steps; step++) points.push(cubicAt(curve, step / steps))
  points.push(to)
  return points
}

function valueAt(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

function slopeAt(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t
  return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
}

function range(a: number, b: number, c: number, d: number): [low: number, high: number] {
  let low = Math.min(a, d)
  let high = Math.max(a, d)
  if (b >= low && b <= high && c >= low && c <= high) return [low, high]
  for (const t of turningPoints(a, b, c, d)) {
    const value = valueAt(a, b, c, d, t)
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

/** Where the slope is zero inside the curve. */
function turningPoints(a: number, b: number, c: number, d: number): number[] {
  const square = d - 3 * c + 3 * b - a
  const linear = 2 * (c - 2 * b + a)
  const constant = b - a
  const inside = (t: number) => t > 0 && t < 1
  // For a nearly vanishing square term the other form of the formula keeps its digits.
  const root = linear * linear - 4 * square * constant
  if (root < 0) return []
  const q = -(linear + (linear < 0 ? -1 : 1) * Math.sqrt(root)) / 2
  return [q / square, constant / q].filter(inside)
}
