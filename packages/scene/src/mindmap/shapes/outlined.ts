import { inflate, type Path, type Rect, type Size } from '@ramify/geometry'
import { filled, type Primitive, stroked } from '../../drawing/primitives.ts'
import type { ShapePaint } from './shape.ts'

/** Fill and border along an outline. The border stays inside the box, so that neighbours keep their distance. */
export function outlined(
  outline: (rect: Rect) => Path,
  { width, height }: Size,
  paint: ShapePaint,
): readonly Primitive[] {
  const { fill, border, borderWidth } = paint
  const hasBorder = border !== null && borderWidth > 0
  if (!hasBorder && fill === null) return nothing
  const box: Rect = { x: 0, y: 0, width, height }
  if (!hasBorder) return [filled(outline(box), fill ?? 'none')]
  const path = outline(inflate(box, -borderWidth / 2))
  return [{ ...stroked(path, border, borderWidth), fill }]
}

const nothing: readonly Primitive[] = []
