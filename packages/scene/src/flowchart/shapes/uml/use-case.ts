import { ellipse } from '../basic/ellipse.ts'
import type { FlowShape } from '../flow-shape.ts'

export const useCase: FlowShape = { ...ellipse, id: 'uml-use-case', tone: 'step', size: { width: 140, height: 72 } }
