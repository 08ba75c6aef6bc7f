import { cube } from '../basic/cube.ts'
import type { FlowShape } from '../flow-shape.ts'

/** A machine that something runs on. */
export const umlNode: FlowShape = { ...cube, id: 'uml-node', tone: 'data', size: { width: 140, height: 96 } }
