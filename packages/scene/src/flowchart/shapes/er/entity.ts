import type { FlowShape } from '../flow-shape.ts'
import { umlClass } from '../uml/class.ts'

/** A table of a database: a name above its fields, which are shapes in it. */
export const entity: FlowShape = { ...umlClass, id: 'er-entity', size: { width: 180, height: 110 } }
