import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched } from '../forms.ts'

export const merge: FlowShape = {
  id: 'merge',
  outline: stretched('M0 0L100 0L50 100Z'),
  textArea: inset(0.2, 0.04, 0.2, 0.42),
  tone: 'step',
  size: { width: 80, height: 64 },
  smallest: smallestSize,
}
