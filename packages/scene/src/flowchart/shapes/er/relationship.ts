import { decision } from '../flow/decision.ts'
import type { FlowShape } from '../flow-shape.ts'

export const relationship: FlowShape = { ...decision, id: 'er-relationship', size: { width: 128, height: 80 } }
