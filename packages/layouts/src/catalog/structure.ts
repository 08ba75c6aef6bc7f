import type { Layout } from '../layout.ts'
import { rowBelow } from '../placement/row.ts'

/** An organisation chart: every level is a row below the one before. */
export const structure: Layout = {
  arrange: rowBelow,
  upright: true,
  grows: 'down',
  beyond: 'down',
  exit: { x: 0, y: 1 },
  entry: { x: 0, y: -1 },
  line: 'poly',
}
