import { polygon, type Rect } from '@ramify/geometry'
import { stroked } from '../../drawing/primitives.ts'
import { lineOf, outlined } from './outlined.ts'
import type { Shape } from './shape.ts'

/** A sheet with a folded corner. */
export const note: Shape = {
  edge: 'boxed',
  outline,
  draw(size, paint) {
    const { color, width } = lineOf(paint)
    const fold = foldOf(size)
    const left = size.width - fold
    const inset = width / 2
    const corner = stroked(
      [
        ['M', left, inset],
        ['L', left, fold],
        ['L', size.width - inset, fold],
      ],
      color,
      width,
    )
    return [...outlined(outline, size, paint), corner]
  },
}

/** Smaller than the padding in the corner. */
const foldOf = ({ width, height }: { width: number; height: number }) => Math.min(12, width / 3, height / 3)

function outline(rect: Rect) {
  const { x, y, width, height } = rect
  const fold = foldOf(rect)
  return polygon([
    [x, y],
    [x + width - fold, y],
    [x + width, y + fold],
    [x + width, y + height],
    [x, y + height],
  ])
}
