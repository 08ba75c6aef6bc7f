import { inflate, type Rect, roundedRectangle } from '@ramify/geometry'
import { stroked } from '../../drawing/primitives.ts'
import { lineOf, outlined, roomAround } from './outlined.ts'
import type { Shape } from './shape.ts'

const gap = 2.5

/** A border inside a border. */
export const double: Shape = {
  edge: 'boxed',
  room: () => roomAround(gap, gap),
  draw(size, paint) {
    const { color, width } = lineOf(paint)
    const box: Rect = { x: 0, y: 0, width: size.width, height: size.height }
    const inner = roundedRectangle(inflate(box, -(1.5 * width + gap)), 5)
    const outer = outlined((rect) => roundedRectangle(rect, 8), size, { ...paint, border: color, borderWidth: width })
    return [...outer, stroked(inner, color, width, paint.borderDash)]
  },
}
