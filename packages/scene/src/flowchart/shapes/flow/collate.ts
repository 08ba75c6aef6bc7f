import type { FlowShape } from '../flow-shape.ts'
import { inset, smallestSize, stretched } from '../forms.ts'

/** An hourglass; connectors attach above, below and at its waist. */
export const collate: FlowShape = {
  id: 'collate',
  outline: stretched('M0 0L100 0L50 50L100 100L0 100L50 50Z'),
  textArea: inset(0.25, 0, 0.25, 0.6),
  tone: 'step',
  size: { width: 60, height: 72 },
  smallest: smallestSize,
}
