import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched } from '../forms.ts'

export const sort: FlowShape = {
  id: 'sort',
  outline: stretched('M50 0L100 50L50 100L0 50Z'),
  lines: stretched('M0 50L100 50'),
  textArea: inset(0.25, 0.2, 0.25, 0.5),
  tone: 'step',
  size: { width: 80, height: 80 },
  smallest: smallestSize,
}
