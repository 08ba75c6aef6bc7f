import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, inset } from '../forms.ts'
import { initial } from './initial.ts'

/** Where states or activities end. */
export const final: FlowShape = { ...initial, id: 'uml-final', solid: (box) => ellipsePath(inset(0.22, 0.22)(box)) }
