import { circle, type Path, parsePath, roundedRectangle, scalePath } from '@ramify/geometry'
import { drawn, filled, type ShapePrimitive } from '../primitives.ts'

/** A picture of an icon: a few flat shapes on a grid of 24, the first one lowest. The same colours on light and on dark. */
export type IconPicture = readonly ShapePrimitive[]

export const iconGrid = 24

export function disc(x: number, y: number, radius: number, color: string): ShapePrimitive {
  return filled(circle(x, y, radius), color)
}

export function box(x: number, y: number, width: number, height: number, radius: number, color: string) {
  return filled(roundedRectangle({ x, y, width, height }, radius), color)
}

export function shape(data: string, color: string): ShapePrimitive {
  return filled(parsePath(data), color)
}

/** With round ends and corners. */
export function line(data: string, width: number, color: string): ShapePrimitive {
  return drawn(parsePath(data), color, width)
}

/** A filled shape whose corners are round. */
export function soft(data: string, corner: number, color: string): ShapePrimitive {
  return { ...line(data, 2 * corner, color), fill: color }
}

/** Left and right changed over. */
export function mirrored({ path, ...rest }: ShapePrimitive): ShapePrimitive {
  return { ...rest, path: path.map((step) => turned(step, true, false)) }
}

export function upsideDown({ path, ...rest }: ShapePrimitive): ShapePrimitive {
  return { ...rest, path: path.map((step) => turned(step, false, true)) }
}

export function scaled(picture: IconPicture, factor: number): IconPicture {
  return picture.map((part) => ({
    ...part,
    path: scalePath(part.path, factor),
    strokeWidth: part.strokeWidth * factor,
  }))
}

function turned(step: Path[number], isMirrored: boolean, isUpsideDown: boolean): Path[number] {
  const [kind, ...numbers] = step
  const turn = (value: number, nth: number) => ((nth % 2 === 0 ? isMirrored : isUpsideDown) ? iconGrid - value : value)
  return [kind, ...numbers.map(turn)] as unknown as Path[number]
}
