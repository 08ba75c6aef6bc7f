import type { FlowShape } from '../flow-shape.ts'
import { polygon, smallestSize, upTo, usualSize } from '../forms.ts'

export const trapezoid: FlowShape = {
  id: 'trapezoid',
  outline: ({ width, height }) =>
    polygon([
      [slantOf(width), 0],
      [width - slantOf(width), 0],
      [width, height],
      [0, height],
    ]),
  textArea: ({ width, height }) => {
    const side = slantOf(width) * 0.75
    return { x: side, y: 0, width: width - 2 * side, height }
  },
  tone: 'plain',
  size: usualSize,
  smallest: smallestSize,
}

const slantOf = (width: number) => upTo(24, width, 0.25)
