import type { FlowShape } from '../flow-shape.ts'
import { row } from './row.ts'

export const cell: FlowShape = { ...row, id: 'table-cell', size: { width: 120, height: 40 } }
