import type { Point } from '@ramify/geometry'

/** Before it has gone further, nobody knows what a finger is about to do. */
const settledAfter = 5

/** Which way a finger has begun to go, by how far it is from where it came down: it keeps to that until it is lifted. */
export function axisOf({ x, y }: Point): 'across' | 'along' | null {
  const [across, along] = [Math.abs(x), Math.abs(y)]
  if (Math.max(across, along) <= settledAfter) return null
  return across > along ? 'across' : 'along'
}

/** Along the edges of the screen the system goes back and forward by the same gesture. */
const edge = 20

export const isAtEdge = (x: number, width: number): boolean => x < edge || x > width - edge

/** The way of a finger from where it came down; null where that finger is not among those on the screen. */
export function wayOf({ id, from }: { id: number; from: Point }, touches: TouchList): Point | null {
  const touch = [...touches].find(({ identifier }) => identifier === id)
  return touch ? { x: touch.clientX - from.x, y: touch.clientY - from.y } : null
}
