import type { Path, PathCommand } from './path.ts'
import type { Rect } from './shapes.ts'

/** How far the control points of a quarter circle lie from its ends, for a radius of 1. */
const quarter = 0.5522847498

export function rectangle({ x, y, width, height }: Rect): Path {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
}

/** The radius is cut to what fits. */
export function roundedRectangle(rect: Rect, radius: number): Path {
  const { x, y, width, height } = rect
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  if (r === 0) return rectangle(rect)
  const k = r * (1 - quarter)
  const right = x + width
  const bottom = y + height
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ]
}

/** With round ends. */
export function pill(rect: Rect): Path {
  return roundedRectangle(rect, Math.min(rect.width, rect.height) / 2)
}

/** Flat above and below, with a tip of `depth` to either side. */
export function hexagon({ x, y, width, height }: Rect, depth: number): Path {
  const d = Math.max(0, Math.min(depth, width / 2))
  const middle = y + height / 2
  return [
    ['M', x, middle],
    ['L', x + d, y],
    ['L', x + width - d, y],
    ['L', x + width, middle],
    ['L', x + width - d, y + height],
    ['L', x + d, y + height],
    ['Z'],
  ]
}

/** Straight lines from corner to corner, and back to the first. */
export function polygon(corners: readonly (readonly [x: number, y: number])[]): Path {
  return [...corners.map(([x, y], nth): PathCommand => [nth === 0 ? 'M' : 'L', x, y]), ['Z']]
}

/** Inside a rectangle, from its top clockwise. */
export function ellipse({ x, y, width, height }: Rect): Path {
  const [rx, ry] = [width / 2, height / 2]
  const [middleX, middleY, right, bottom] = [x + rx, y + ry, x + width, y + height]
  const [kx, ky] = [quarter * rx, quarter * ry]
  return [
    ['M', middleX, y],
    ['C', middleX + kx, y, right, middleY - ky, right, middleY],
    ['C', right, middleY + ky, middleX + kx, bottom, middleX, bottom],
    ['C', middleX - kx, bottom, x, middleY + ky, x, middleY],
    ['C', x, middleY - ky, middleX - kx, y, middleX, y],
    ['Z'],
  ]
}

export function circle(x: number, y: number, radius: number): Path {
  return roundedRectangle({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius)
}

/** A slice of a circle, clockwise from the top; `share` is 0 to 1. */
export function sector(x: number, y: number, radius: number, share: number): Path {
  const pieces = Math.max(1, Math.ceil(share * 4))
  const step = (share * 2 * Math.PI) / pieces
  const reach = (4 / 3) * Math.tan(step / 4)
  const at = (angle: number, ahead: number): [number, number] => [
    x + radius * (Math.sin(angle) + ahead * Math.cos(angle)),
    y - radius * (Math.cos(angle) - ahead * Math.sin(angle)),
  ]
  const curves = Array.from({ length: pieces }, (_, i): PathCommand => {
    const [start, end] = [i * step, (i + 1) * step]
    return ['C', ...at(start, reach), ...at(end, -reach), ...at(end, 0)]
  })
  return [['M', x, y], ['L', x, y - radius], ...curves, ['Z']]
}
