import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, squareSize, stretched } from '../forms.ts'

export const pentagon: FlowShape = {
  id: 'pentagon',
  outline: stretched('M50 0L100 38.2L80.9 100L19.1 100L0 38.2Z'),
  textArea: inset(0.15, 0.28, 0.15, 0.05),
  tone: 'plain',
  size: squareSize,
  smallest: smallestSize,
}
