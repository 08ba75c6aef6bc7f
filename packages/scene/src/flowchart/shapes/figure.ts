import { type Path, type PathCommand, parsePath, rectangle, roundedRectangle } from '@ramify/geometry'
import type { FlowShape, Tone } from './flow-shape.ts'
import { below, ellipsePath, smallestSize, wholePath } from './forms.ts'

interface FigureParts {
  /** What is filled; without it the figure is of lines only, and its whole box is hit. */
  readonly outline?: Path
  readonly lines?: Path
  readonly band?: Path
  readonly solid?: Path
}

/** A picture of a thing with its name below it, drawn in pixels of its first size and stretched to any other. */
export function figure(
  id: string,
  tone: Tone,
  [width, height]: readonly [number, number],
  parts: FigureParts,
): FlowShape {
  const fitted = (path: Path) => (box: { readonly width: number; readonly height: number }) =>
    path.map((command): PathCommand => {
      const [kind, ...numbers] = command
      const placed = numbers.map((value, at) =>
        at % 2 === 0 ? (value / width) * box.width : (value / height) * box.height,
      )
      return [kind, ...placed] as unknown as PathCommand
    })
  const { outline, lines, band, solid } = parts
  return {
    id,
    outline: outline ? fitted(outline) : wholePath,
    ...(lines && { lines: fitted(lines) }),
    ...(band && { band: fitted(band) }),
    ...(solid && { solid: fitted(solid) }),
    ...(!outline && { isOpen: true }),
    textArea: below,
    tone,
    size: { width, height },
    smallest: smallestSize,
    keepsAspect: true,
    isTextOutside: true,
    vertical: 'top',
  }
}

export const box = (x: number, y: number, width: number, height: number, radius = 0): Path =>
  radius === 0 ? rectangle({ x, y, width, height }) : roundedRectangle({ x, y, width, height }, radius)

export const ring = (x: number, y: number, rx: number, ry = rx): Path =>
  ellipsePath({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })

export const path = parsePath

/** Several straight lines, each from one point to another. */
export function segments(...lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]): Path {
  return lines.flatMap(([x1, y1, x2, y2]): PathCommand[] => [
    ['M', x1, y1],
    ['L', x2, y2],
  ])
}

/** A head and shoulders, from the top of the head to the lower edge of the shoulders. */
export function bust(x: number, y: number, width: number, height: number): Path {
  const [middle, bottom] = [x + width / 2, y + height]
  const head = height * 0.25
  const top = y + height * 0.58
  return [
    ...ring(middle, y + head, Math.min(head, width / 2)),
    ['M', x, bottom],
    ['C', x, bottom - (bottom - top) * 0.7, x + width * 0.2, top, middle, top],
    ['C', x + width * 0.8, top, x + width, bottom - (bottom - top) * 0.7, x + width, bottom],
    ['Z'],
  ]
}
