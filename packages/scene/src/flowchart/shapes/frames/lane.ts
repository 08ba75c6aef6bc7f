import type { FlowShape } from '../flow-shape.ts'
import { pool } from './pool.ts'

/** One lane of a pool, or one that stands alone. */
export const lane: FlowShape = { ...pool, id: 'lane', size: { width: 640, height: 160 } }
