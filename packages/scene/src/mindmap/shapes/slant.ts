import { polygon, type Rect } from '@ramify/geometry'
import type { ShapeRoom } from './shape.ts'

/** How far the corners at the left and right are moved inwards: above, or below where that is negative. */
export function slanted({ x, y, width, height }: Rect, left: number, right: number) {
  const slant = slantOf(height, width)
  const [above, below] = [(share: number) => Math.max(0, share) * slant, (share: number) => Math.max(0, -share) * slant]
  return polygon([
    [x + above(left), y],
    [x + width - above(right), y],
    [x + width - below(right), y + height],
    [x + below(left), y + height],
  ])
}

/** Half of it; the padding has room for the rest. */
export function slantRoom(height: number): ShapeRoom {
  const room = slantOf(height) / 2
  return { left: room, right: room, top: 0, bottom: 0 }
}

function slantOf(height: number, width = Infinity): number {
  return Math.min(20, height / 2, width / 2)
}
