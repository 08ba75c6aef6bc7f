import type { Point, Rect, Size } from './shapes.ts'

export function rectBetween(left: number, top: number, right: number, bottom: number): Rect {
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function rectAround(points: Iterable<Point>): Rect | null {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return left > right ? null : rectBetween(left, top, right, bottom)
}

/** The smallest rectangle that holds all of them; null for none. */
export function union(rects: Iterable<Rect>): Rect | null {
  let only: Rect | null = null
  let count = 0
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const rect of rects) {
    only = rect
    count++
    left = Math.min(left, rect.x)
    top = Math.min(top, rect.y)
    right = Math.max(right, rect.x + rect.width)
    bottom = Math.max(bottom, rect.y + rect.height)
  }
  return count > 1 ? rectBetween(left, top, right, bottom) : only
}

/** Touching edges count: a line of no height on the edge of the view is still seen. */
export function intersects(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}

/** Grown by `by` on every side; shrunk by a negative one, at most to its centre. */
export function inflate(rect: Rect, by: number, byY: number = by): Rect {
  const x = Math.max(by, -rect.width / 2)
  const y = Math.max(byY, -rect.height / 2)
  return { x: rect.x - x, y: rect.y - y, width: rect.width + 2 * x, height: rect.height + 2 * y }
}

export function contains(rect: Rect, point: Point): boolean {
  return point.x >= rect.x && point.x <= rect.x + rect.width && point.y >= rect.y && point.y <= rect.y + rect.height
}

export function containsRect(outer: Rect, inner: Rect): boolean {
  return contains(outer, inner) && contains(outer, { x: inner.x + inner.width, y: inner.y + inner.height })
}

export function center(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

export function translateRect(rect: Rect, by: Point): Rect {
  return { x: rect.x + by.x, y: rect.y + by.y, width: rect.width, height: rect.height }
}

/** The smallest rectangle of these proportions that covers another one, around the same centre. */
export function covering(rect: Rect, { width, height }: Size): Rect {
  const scale = Math.max(rect.width / width, rect.height / height)
  const middle = center(rect)
  const [wide, high] = [width * scale, height * scale]
  return { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high }
}

/** The largest size of the same proportions that fits; never larger than it was. */
export function fitInside(size: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / size.width, limit.height / size.height)
  return { width: size.width * scale, height: size.height * scale }
}
