import type { FlowShape } from '../flow-shape.ts'
import { umlClass } from './class.ts'

export const umlObject: FlowShape = { ...umlClass, id: 'uml-object', tone: 'data', size: { width: 160, height: 80 } }
