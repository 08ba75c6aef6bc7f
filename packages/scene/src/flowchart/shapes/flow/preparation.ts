import { hexagon } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, upTo, usualSize, whole } from '../forms.ts'

export const preparation: FlowShape = {
  id: 'preparation',
  outline: (box) => hexagon(whole(box), tipOf(box.width)),
  textArea: ({ width, height }) => {
    const side = tipOf(width) * 0.75
    return { x: side, y: 0, width: width - 2 * side, height }
  },
  tone: 'step',
  size: usualSize,
  smallest: smallestSize,
}

const tipOf = (width: number) => upTo(20, width, 0.25)
