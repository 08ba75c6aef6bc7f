import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, inset, smallestSize, stretched, whole } from '../forms.ts'

export const summingJunction: FlowShape = {
  id: 'summing-junction',
  outline: (box) => ellipsePath(whole(box)),
  // The diagonals end on the circle.
  lines: stretched('M14.65 14.65L85.35 85.35M85.35 14.65L14.65 85.35'),
  textArea: inset(0.15, 0.15),
  tone: 'choice',
  size: { width: 56, height: 56 },
  smallest: smallestSize,
  keepsAspect: true,
}
