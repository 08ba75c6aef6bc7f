import { terminator } from '../flow/terminator.ts'
import type { FlowShape } from '../flow-shape.ts'

export const activity: FlowShape = { ...terminator, id: 'uml-activity', tone: 'step' }
