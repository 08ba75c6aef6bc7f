import { roundedRectangle } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, usualSize, whole } from '../forms.ts'

export const process: FlowShape = {
  id: 'process',
  outline: (box) => roundedRectangle(whole(box), box.radius ?? 6),
  textArea: whole,
  tone: 'step',
  size: usualSize,
  smallest: smallestSize,
}
