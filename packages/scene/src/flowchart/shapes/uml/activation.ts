import type { FlowShape } from '../flow-shape.ts'
import { whole, wholePath } from '../forms.ts'

/** The time in which somebody is busy. */
export const activation: FlowShape = {
  id: 'uml-activation',
  outline: wholePath,
  textArea: whole,
  tone: 'step',
  size: { width: 12, height: 80 },
  smallest: { width: 4, height: 8 },
}
