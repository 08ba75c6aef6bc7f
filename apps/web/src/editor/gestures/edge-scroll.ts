import type { Point, Size } from '@ramify/geometry'

/** How far the drawing moves while something is held near the edge of the screen: faster the nearer, never past it. */
export function edgeScroll(point: Point, screen: Size, elapsed: number): Point {
  // A page that was asleep does not leap when it wakes.
  const time = Math.min(elapsed, 50)
  return { x: pull(point.x, screen.width) * time, y: pull(point.y, screen.height) * time }
}

const zone = 48
/** Pixels in a millisecond, at the very edge. */
const fastest = 0.9

function pull(at: number, length: number): number {
  // On a screen smaller than two zones everything would be edge.
  const depth = Math.min(zone, length / 4)
  if (depth <= 0) return 0
  const before = Math.min(1, Math.max(0, (depth - at) / depth))
  const after = Math.min(1, Math.max(0, (at - (length - depth)) / depth))
  return (before - after) * fastest
}
