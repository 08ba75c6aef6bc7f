import { inflate, type Path, type Rect, type Size } from '@ramify/geometry'
import { filled, type Primitive, stroked } from '../../drawing/primitives.ts'
import type { Shape, ShapePaint, ShapeRoom } from './shape.ts'

/** Fill and border along an outline. The border stays inside the box, so that neighbours keep their distance. */
export function outlined(
  outline: (rect: Rect) => Path,
  { width, height }: Size,
  paint: ShapePaint,
): readonly Primitive[] {
  const { fill, border, borderWidth, borderDash } = paint
  const hasBorder = border !== null && borderWidth > 0
  if (!hasBorder && fill === null) return nothing
  const box: Rect = { x: 0, y: 0, width, height }
  if (!hasBorder) return [filled(outline(box), fill ?? 'none')]
  const path = outline(inflate(box, -borderWidth / 2))
  return [{ ...stroked(path, border, borderWidth, borderDash), fill }]
}

/** A form that is its outline and nothing else. */
export function formOf(outline: (rect: Rect) => Path, room: (inner: Size) => ShapeRoom): Shape {
  return { edge: 'boxed', room, outline, draw: (size, paint) => outlined(outline, size, paint) }
}

/** Lines that belong to a form stand out also where no border was chosen: in the colour of the line to the topic. */
export function lineOf({ border, borderWidth, line }: ShapePaint): { readonly color: string; readonly width: number } {
  return border !== null && borderWidth > 0 ? { color: border, width: borderWidth } : { color: line, width: 1.5 }
}

/** The same on both sides of each axis. */
export function roomAround(x: number, y: number): ShapeRoom {
  return { left: x, right: x, top: y, bottom: y }
}

/** So that a box of the content is so much wider and higher; padding that lies in a corner may be cut off. */
export function stretchedRoom(inner: Size, byX: number, byY: number): ShapeRoom {
  const x = Math.max(0, (byX * (inner.width - 2 * spareX) - inner.width) / 2)
  const y = Math.max(0, (byY * (inner.height - 2 * spareY) - inner.height) / 2)
  return roomAround(x, y)
}

/**
 * So that an ellipse around the content fits, whose axes are so much of the form's. Around one long line it is higher than it has to be:
 * the smallest one would be a splinter.
 */
export function roundRoom(inner: Size, share: number): ShapeRoom {
  const width = inner.width - 2 * spareX
  const height = Math.max(inner.height - 2 * spareY, 0.1)
  const isFlat = width > flattest * height
  const wide = isFlat ? Math.hypot(width, flattest * height) : Math.SQRT2 * width
  const high = isFlat ? wide / flattest : Math.SQRT2 * height
  return roomAround(Math.max(0, (wide / share - inner.width) / 2), Math.max(0, (high / share - inner.height) / 2))
}

/** The widest ellipse, in parts of its height. */
const flattest = 3.6

/** Less than the padding of any topic. */
const spareX = 4
const spareY = 1

const nothing: readonly Primitive[] = []
