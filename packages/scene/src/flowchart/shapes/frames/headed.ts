import type { Path, Rect } from '@ramify/geometry'
import type { ShapeBox } from '../flow-shape.ts'
import { polygon, whole } from '../forms.ts'

/** Where the title of a frame stands: at its top or at its left; all of it where there is no header. */
export function headerArea(box: ShapeBox): Rect {
  const { width, height, header } = box
  if (!header) return whole(box)
  return header.side === 'left'
    ? { x: 0, y: 0, width: Math.min(header.size, width), height }
    : { x: 0, y: 0, width, height: Math.min(header.size, height) }
}

export function headerPath(box: ShapeBox): Path {
  if (!box.header) return []
  const { width, height } = headerArea(box)
  return polygon([
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ])
}

/** Between the header and what stands below or beside it. */
export function headerLine(box: ShapeBox): Path {
  const { header } = box
  if (!header || header.size <= 0) return []
  const { width, height } = headerArea(box)
  return header.side === 'left'
    ? [
        ['M', width, 0],
        ['L', width, height],
      ]
    : [
        ['M', 0, height],
        ['L', width, height],
      ]
}
