import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched } from '../forms.ts'

export const decision: FlowShape = {
  id: 'decision',
  outline: stretched('M50 0L100 50L50 100L0 50Z'),
  textArea: inset(0.2, 0.2),
  tone: 'choice',
  size: { width: 140, height: 96 },
  smallest: smallestSize,
}
