import { decision } from '../flow/decision.ts'
import type { FlowShape } from '../flow-shape.ts'
import { squareSize } from '../forms.ts'

export const diamond: FlowShape = { ...decision, id: 'diamond', tone: 'plain', size: squareSize }
