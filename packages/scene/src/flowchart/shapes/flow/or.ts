import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, inset, smallestSize, stretched, whole } from '../forms.ts'

export const or: FlowShape = {
  id: 'or',
  outline: (box) => ellipsePath(whole(box)),
  lines: stretched('M50 0L50 100M0 50L100 50'),
  textArea: inset(0.15, 0.15),
  tone: 'choice',
  size: { width: 56, height: 56 },
  smallest: smallestSize,
  keepsAspect: true,
}
