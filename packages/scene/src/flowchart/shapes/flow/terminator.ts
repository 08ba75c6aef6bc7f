import { pill } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, upTo, whole } from '../forms.ts'

export const terminator: FlowShape = {
  id: 'terminator',
  outline: (box) => pill(whole(box)),
  textArea: ({ width, height }) => {
    const side = upTo(height / 16, width, 0.25)
    return { x: side, y: 0, width: width - 2 * side, height }
  },
  tone: 'start',
  size: { width: 120, height: 48 },
  smallest: smallestSize,
}
