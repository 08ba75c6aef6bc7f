import type { FlowShape } from '../flow-shape.ts'
import { polygon, smallestSize, upTo, usualSize } from '../forms.ts'

export const manualOperation: FlowShape = {
  id: 'manual-operation',
  outline: ({ width, height }) =>
    polygon([
      [0, 0],
      [width, 0],
      [width - slantOf(width), height],
      [slantOf(width), height],
    ]),
  textArea: ({ width, height }) => {
    const side = slantOf(width) * 0.75
    return { x: side, y: 0, width: width - 2 * side, height }
  },
  tone: 'step',
  size: usualSize,
  smallest: smallestSize,
}

const slantOf = (width: number) => upTo(20, width, 0.25)
