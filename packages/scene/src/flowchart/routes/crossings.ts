import type { Point } from '@ramify/geometry'

/** Where two straight pieces cross; null where they only touch, lie on each other or do not meet. */
export function crossingOf(from: Point, to: Point, otherFrom: Point, otherTo: Point): Point | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [ex, ey] = [otherTo.x - otherFrom.x, otherTo.y - otherFrom.y]
  const across = dx * ey - dy * ex
  if (across === 0) return null
  const [x, y] = [otherFrom.x - from.x, otherFrom.y - from.y]
  const share = (x * ey - y * ex) / across
  const otherShare = (x * dy - y * dx) / across
  if (share <= 0 || share >= 1 || otherShare <= 0 || otherShare >= 1) return null
  return { x: from.x + share * dx, y: from.y + share * dy }
}
