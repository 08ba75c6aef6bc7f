import type { TextPlace } from '@ramify/document'
import {
  type Path,
  type PathCommand,
  parsePath,
  type Rect,
  rectangle,
  type Size,
  scalePath,
  translatePath,
} from '@ramify/geometry'

/** A corner: its place in parts of the box, and pixels from there. */
type Corner = readonly [x: number, y: number]

/** Straight lines from corner to corner and back to the first. */
export function polygon(corners: readonly Corner[]): Path {
  return [...openLine(corners), ['Z']]
}

export function openLine(corners: readonly Corner[]): Path {
  return corners.map(([x, y], at): PathCommand => [at === 0 ? 'M' : 'L', x, y])
}

/** A form drawn by hand in a square of 100, stretched to the box. */
export function stretched(data: string): (box: Size) => Path {
  const path = parsePath(data)
  return ({ width, height }) =>
    path.map((command): PathCommand => {
      const [kind, ...numbers] = command
      return [
        kind,
        ...numbers.map((value, at) => (value / 100) * (at % 2 === 0 ? width : height)),
      ] as unknown as PathCommand
    })
}

/** A drawing on a grid of 24, as large and where it is wanted. */
export function icon(data: string): (x: number, y: number, size: number) => Path {
  const path = parsePath(data)
  return (x, y, size) => translatePath(scalePath(path, size / 24), x, y)
}

/** For a name that stands below a small form. */
export function below({ width, height }: Size): Rect {
  const aside = Math.max(0, (120 - width) / 2)
  return { x: -aside, y: height, width: width + 2 * aside, height: 28 }
}

/** For words that people put beside a shape: as large as it, and wide enough for a few words. */
export function besideBox({ width, height }: Size, place: TextPlace, align: 'left' | 'center' | 'right'): Rect {
  const room = Math.max(width, 160)
  if (place === 'left' || place === 'right') return { x: place === 'left' ? -room : width, y: 0, width: room, height }
  const x = { left: 0, center: (width - room) / 2, right: width - room }[align]
  return { x, y: place === 'above' ? -height : height, width: room, height }
}

/** The whole box. */
export const whole = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height })

export const wholePath = (box: Size): Path => rectangle(whole(box))

/** The box without so much of each side, in parts of its size. */
export function inset(left: number, top: number, right = left, bottom = top): (box: Size) => Rect {
  return ({ width, height }) => ({
    x: left * width,
    y: top * height,
    width: (1 - left - right) * width,
    height: (1 - top - bottom) * height,
  })
}

/** So many pixels, or a part of the length where that is less: a form keeps its proportions when it is small. */
export function upTo(pixels: number, length: number, part: number): number {
  return Math.min(pixels, length * part)
}

/** How far the control points of a quarter circle lie from its ends, for a radius of 1. */
export const quarter = 0.5522847498

/** An ellipse inside a rectangle, from its top clockwise. */
export function ellipsePath({ x, y, width, height }: Rect): Path {
  const [rx, ry] = [width / 2, height / 2]
  const [cx, cy] = [x + rx, y + ry]
  const [kx, ky] = [quarter * rx, quarter * ry]
  return [
    ['M', cx, y],
    ['C', cx + kx, y, x + width, cy - ky, x + width, cy],
    ['C', x + width, cy + ky, cx + kx, y + height, cx, y + height],
    ['C', cx - kx, y + height, x, cy + ky, x, cy],
    ['C', x, cy - ky, cx - kx, y, cx, y],
    ['Z'],
  ]
}

export const usualSize: Size = { width: 120, height: 60 }
export const squareSize: Size = { width: 96, height: 96 }
export const smallestSize: Size = { width: 16, height: 16 }
