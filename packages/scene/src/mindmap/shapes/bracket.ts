import { type Path, rectangle } from '@ramify/geometry'
import { filled, type Primitive, stroked } from '../../drawing/primitives.ts'
import { lineOf, roomAround } from './outlined.ts'
import type { Shape } from './shape.ts'

/** Square brackets around the words, open above and below. */
export const bracket: Shape = {
  edge: 'boxed',
  room: () => roomAround(2, 0),
  draw({ width, height }, paint) {
    const line = lineOf(paint)
    const inset = line.width / 2
    const arm = Math.min(9, width / 4)
    const side = (edge: number, end: number): Path => [
      ['M', end, inset],
      ['L', edge, inset],
      ['L', edge, height - inset],
      ['L', end, height - inset],
    ]
    const lines = [...side(inset, arm), ...side(width - inset, width - arm)]
    const behind: Primitive[] =
      paint.fill === null ? [] : [filled(rectangle({ x: 0, y: 0, width, height }), paint.fill)]
    return [...behind, stroked(lines, line.color, line.width, paint.borderDash)]
  },
}
