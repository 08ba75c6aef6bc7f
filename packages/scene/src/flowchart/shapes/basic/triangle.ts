import { extract } from '../flow/extract.ts'
import type { FlowShape } from '../flow-shape.ts'

export const triangle: FlowShape = { ...extract, id: 'triangle', tone: 'plain', size: { width: 104, height: 92 } }
