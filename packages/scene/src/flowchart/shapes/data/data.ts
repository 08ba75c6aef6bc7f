import { parallelogram } from '../basic/parallelogram.ts'
import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, usualSize } from '../forms.ts'

/** What comes in or goes out. */
export const data: FlowShape = { ...parallelogram, id: 'data', tone: 'data', size: usualSize, smallest: smallestSize }
