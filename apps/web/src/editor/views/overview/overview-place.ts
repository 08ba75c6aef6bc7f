import type { Point, Rect, Size } from '@ramify/geometry'

/** How a map lies in its small picture: the map point at the picture's corner, and pixels for one of the map. */
export interface OverviewPlace extends Point {
  readonly scale: number
}

/** The whole of a map in the middle of a picture, never larger than a tenth of life: a small map has no need to fill it. */
export function overviewPlace(bounds: Rect, { width, height }: Size, padding: number): OverviewPlace {
  const room = { width: width - 2 * padding, height: height - 2 * padding }
  const scale = Math.min(mostScale, room.width / Math.max(1, bounds.width), room.height / Math.max(1, bounds.height))
  return {
    x: bounds.x + bounds.width / 2 - width / 2 / scale,
    y: bounds.y + bounds.height / 2 - height / 2 / scale,
    scale,
  }
}

const mostScale = 0.2

export function toOverview({ x, y, scale }: OverviewPlace, rect: Rect): Rect {
  return { x: (rect.x - x) * scale, y: (rect.y - y) * scale, width: rect.width * scale, height: rect.height * scale }
}

export function fromOverview({ x, y, scale }: OverviewPlace, point: Point): Point {
  return { x: x + point.x / scale, y: y + point.y / scale }
}

/** The part of a rectangle that is in the picture, at least so large that it can be seen; what lies outside sticks to the edge. */
export function heldIn({ x, y, width, height }: Rect, size: Size, least: number): Rect {
  const along = (start: number, length: number, room: number) => {
    const from = Math.min(Math.max(0, start), room - least)
    const to = Math.max(Math.min(room, start + length), from + least)
    return [from, to - from] as const
  }
  const [left, wide] = along(x, width, size.width)
  const [top, high] = along(y, height, size.height)
  return { x: left, y: top, width: wide, height: high }
}
