import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, inset, smallestSize, whole } from '../forms.ts'

export const ellipse: FlowShape = {
  id: 'ellipse',
  outline: (box) => ellipsePath(whole(box)),
  textArea: inset(0.12, 0.12),
  tone: 'plain',
  size: { width: 100, height: 72 },
  smallest: smallestSize,
}
