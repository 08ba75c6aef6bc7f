import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, squareSize, stretched } from '../forms.ts'

export const star: FlowShape = {
  id: 'star',
  outline: stretched('M50 0L61.8 38.2L100 38.2L69.1 61.8L80.9 100L50 76.4L19.1 100L30.9 61.8L0 38.2L38.2 38.2Z'),
  textArea: inset(0.31, 0.36, 0.31, 0.3),
  tone: 'plain',
  size: squareSize,
  smallest: smallestSize,
}
