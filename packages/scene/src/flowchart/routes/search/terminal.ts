import type { Point, Rect } from '@ramify/geometry'

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Where a line may begin or end. */
export interface Terminal {
  /** The shape it is at, which is no obstacle to it; null for a point of the page. */
  readonly shape: string | null
  /** The bounds of that shape. */
  readonly box: Rect | null
  /** Places on the border of that shape, each with the side on which a line leaves it; or the one point, which it may leave anywhere. */
  readonly ports: readonly Port[]
}

export interface Port {
  readonly point: Point
  /** Null where a line may come from any side. */
  readonly side: Side | null
}

/** The middles of all four sides of a box: the way that is found says which is best. */
export function sidePorts({ x, y, width, height }: Rect): Port[] {
  const [middle, center] = [x + width / 2, y + height / 2]
  return [
    { side: 'top', point: { x: middle, y } },
    { side: 'right', point: { x: x + width, y: center } },
    { side: 'bottom', point: { x: middle, y: y + height } },
    { side: 'left', point: { x, y: center } },
  ]
}

/** Directions are numbers while ways are searched: to turn right is to add one. */
export const directionOf: Record<Side, number> = { top: 0, right: 1, bottom: 2, left: 3 }
