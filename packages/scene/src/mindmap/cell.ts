import { type Rect, rectangle } from '@ramify/geometry'
import { type Cells, hasCell } from '@ramify/layouts'
import { mix } from '@ramify/themes'
import { type ShapePrimitive, stroked } from '../drawing/primitives.ts'
import type { Face } from './faces/face.ts'

/** Where the cell of a topic stands; null outside of tables. */
export function cellOf(cells: Cells | null, index: number): Rect | null {
  if (!cells || !hasCell(cells, index)) return null
  const [x, y] = [cells.left[index] as number, cells.top[index] as number]
  return { x, y, width: (cells.right[index] as number) - x, height: (cells.bottom[index] as number) - y }
}

export function drawCell(cell: Rect, face: Face, paper: string): ShapePrimitive {
  const { fill, stroke, strokeWidth } = cellPaint(face, paper)
  return { ...stroked(rectangle(cell), stroke, strokeWidth), fill }
}

/** Filled as its topic is, so that the two are one. Borders of neighbours lie on each other: they all look alike. */
export function cellPaint({ role, style }: Face, paper: string) {
  return { fill: style.fill, stroke: mix(role.quiet, paper, 0.5), strokeWidth: 1.25 }
}
