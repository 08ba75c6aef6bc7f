import { cylinder } from '../basic/cylinder.ts'
import type { FlowShape } from '../flow-shape.ts'

export const database: FlowShape = { ...cylinder, id: 'database', tone: 'data', size: { width: 112, height: 72 } }
