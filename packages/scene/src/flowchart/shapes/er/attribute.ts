import { ellipse } from '../basic/ellipse.ts'
import type { FlowShape } from '../flow-shape.ts'

export const attribute: FlowShape = { ...ellipse, id: 'er-attribute', tone: 'data', size: { width: 112, height: 52 } }
