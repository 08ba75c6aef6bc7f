import type { FlowShape } from '../flow-shape.ts'
import { polygon, smallestSize, upTo, usualSize, whole } from '../forms.ts'

/** A punched card: a rectangle without one corner. */
export const card: FlowShape = {
  id: 'card',
  outline: ({ width, height }) => {
    const cut = Math.min(upTo(18, width, 0.3), upTo(18, height, 0.3))
    return polygon([
      [cut, 0],
      [width, 0],
      [width, height],
      [0, height],
      [0, cut],
    ])
  },
  textArea: whole,
  tone: 'data',
  size: usualSize,
  smallest: smallestSize,
}
