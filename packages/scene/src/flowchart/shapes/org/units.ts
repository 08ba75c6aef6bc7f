import type { FlowShape } from '../flow-shape.ts'
import { container } from '../frames/container.ts'
import { pool } from '../frames/pool.ts'

/** What people of an organisation stand in together. */
export const units: readonly FlowShape[] = [
  { ...container, id: 'org-team', tone: 'frame', dash: 'solid', size: { width: 240, height: 160 } },
  { ...pool, id: 'org-department', size: { width: 280, height: 180 }, header: { side: 'top', size: 36 } },
]
