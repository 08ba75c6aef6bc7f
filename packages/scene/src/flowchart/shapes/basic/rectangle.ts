import { roundedRectangle } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, usualSize, whole } from '../forms.ts'

export const rectangle: FlowShape = {
  id: 'rectangle',
  outline: (box) => roundedRectangle(whole(box), box.radius ?? 0),
  textArea: whole,
  tone: 'plain',
  size: usualSize,
  smallest: smallestSize,
}
