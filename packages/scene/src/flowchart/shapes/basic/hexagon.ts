import { preparation } from '../flow/preparation.ts'
import type { FlowShape } from '../flow-shape.ts'
import { inset, stretched } from '../forms.ts'

export const hexagon: FlowShape = {
  ...preparation,
  id: 'hexagon',
  outline: stretched('M25 0L75 0L100 50L75 100L25 100L0 50Z'),
  textArea: inset(0.15, 0.05),
  tone: 'plain',
  size: { width: 96, height: 84 },
}
