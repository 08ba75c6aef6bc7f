import type { Path } from '@ramify/geometry'
import { stroked } from '../../drawing/primitives.ts'
import type { Shape } from './shape.ts'
import { underline } from './underline.ts'

const gap = 2

/** As `underline`, and a second line above the one that goes on to the children. */
export const doubleUnderline: Shape = {
  edge: 'bare',
  room: () => ({ left: 0, right: 0, top: 0, bottom: gap + 1 }),
  draw(size, paint) {
    const { border, borderWidth, borderDash, line, lineWidth } = paint
    const [color, width] = border !== null && borderWidth > 0 ? [border, borderWidth] : [line, lineWidth]
    const y = size.height - lineWidth / 2 - gap - width
    const upper: Path = [
      ['M', 0, y],
      ['L', size.width, y],
    ]
    return [...underline.draw(size, paint), stroked(upper, color, width, borderDash)]
  },
  ...(underline.port && { port: underline.port }),
}
