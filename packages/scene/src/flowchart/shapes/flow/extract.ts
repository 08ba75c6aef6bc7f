import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched } from '../forms.ts'

export const extract: FlowShape = {
  id: 'extract',
  outline: stretched('M50 0L100 100L0 100Z'),
  textArea: inset(0.2, 0.42, 0.2, 0.04),
  tone: 'step',
  size: { width: 80, height: 64 },
  smallest: smallestSize,
}
