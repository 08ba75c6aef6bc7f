import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched, wholePath } from '../forms.ts'

/** A relationship that has attributes of its own: a diamond in a rectangle. */
export const associativeEntity: FlowShape = {
  id: 'er-associative-entity',
  outline: wholePath,
  lines: stretched('M50 0L100 50L50 100L0 50Z'),
  textArea: inset(0.2, 0.2),
  tone: 'step',
  size: { width: 140, height: 80 },
  smallest: smallestSize,
}
