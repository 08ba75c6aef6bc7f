import { rectangle } from '@ramify/geometry'
import { filled, stroked } from '../../drawing/primitives.ts'
import type { Shape } from './shape.ts'

/** The line from the parent goes on under the text, and on to the children from its end. A border is that line, and no frame. */
export const underline: Shape = {
  edge: 'bare',
  draw({ width, height }, { fill, border, borderWidth, borderDash, line, lineWidth }) {
    const bottom = height - lineWidth / 2
    const behind = fill === null ? [] : [filled(rectangle({ x: 0, y: 0, width, height: bottom }), fill)]
    const hasBorder = border !== null && borderWidth > 0
    const under = stroked(
      [
        ['M', 0, bottom],
        ['L', width, bottom],
      ],
      hasBorder ? border : line,
      hasBorder ? borderWidth : lineWidth,
      borderDash,
    )
    return [...behind, under]
  },
  port: (height, lineWidth) => height / 2 - lineWidth / 2,
}
