import type { FlowShape } from '../flow-shape.ts'
import { umlClass } from '../uml/class.ts'

/** A table of rows, which are stacks of cells. */
export const grid: FlowShape = { ...umlClass, id: 'table', tone: 'plain', size: { width: 360, height: 152 } }
