import type { Point, Rect, Size } from '@ramify/geometry'

export type Edge = 'left' | 'right' | 'up' | 'down'

/** Pixels between a tag and the edge of the screen. */
const margin = 12

/** Where at the edge of the screen something stands for a box that is outside of it; null: the box can be seen. */
export function edgePlace(box: Rect, screen: Size): (Point & { edge: Edge }) | null {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  if (right > 0 && box.x < screen.width && bottom > 0 && box.y < screen.height) return null
  const beyond: Record<Edge, number> = {
    left: -right,
    right: box.x - screen.width,
    up: -bottom,
    down: box.y - screen.height,
  }
  // The side on which it is farthest away.
  const [edge] = (Object.entries(beyond) as [Edge, number][]).reduce((one, other) => (other[1] > one[1] ? other : one))
  const within = (at: number, most: number) => Math.min(Math.max(at, margin), Math.max(margin, most - margin))
  return {
    edge,
    x:
      edge === 'left' ? margin : edge === 'right' ? screen.width - margin : within(box.x + box.width / 2, screen.width),
    y:
      edge === 'up' ? margin : edge === 'down' ? screen.height - margin : within(box.y + box.height / 2, screen.height),
  }
}
