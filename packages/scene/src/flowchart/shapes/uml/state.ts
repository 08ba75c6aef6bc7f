import { rounded } from '../basic/rounded.ts'
import type { FlowShape } from '../flow-shape.ts'

export const state: FlowShape = { ...rounded, id: 'uml-state', tone: 'step' }
