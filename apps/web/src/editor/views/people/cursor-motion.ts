import type { Point } from '@ramify/geometry'

/** So long a cursor takes to where it was last said to be, in milliseconds: about as long as until it is said again. */
const easedMs = 80
/** A pointer that has not moved for so long fades, and then goes. */
const fadesAfterMs = 10_000
const goneAfterMs = 60_000

/** The way of a cursor from where it was seen to where it is. */
export interface Motion {
  readonly from: Point
  readonly to: Point
  readonly begunAt: number
}

export function placeAt({ from, to, begunAt }: Motion, now: number): Point {
  const part = Math.min(1, Math.max(0, (now - begunAt) / easedMs))
  // Fast at first: the end of one way is the beginning of the next.
  const eased = 1 - (1 - part) ** 2
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
}

export const isMoving = ({ from, to, begunAt }: Motion, now: number): boolean =>
  now - begunAt < easedMs && (from.x !== to.x || from.y !== to.y)

/** On the way to another place, from wherever it is. */
export function movedTo(before: Motion | undefined, to: Point, now: number): Motion {
  if (before && before.to.x === to.x && before.to.y === to.y) return before
  return { from: before ? placeAt(before, now) : to, to, begunAt: now }
}

/** How much of a cursor is seen that has not moved for so long. */
export function opacityAfter(stillMs: number): number {
  if (stillMs >= goneAfterMs) return 0
  return stillMs >= fadesAfterMs ? 0.4 : 1
}
