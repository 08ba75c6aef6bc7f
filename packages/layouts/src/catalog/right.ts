import type { Layout } from '../layout.ts'
import { stackBeside } from '../placement/stack.ts'

/** All children to the right, one below the other, their parent at the middle of them. */
export const right: Layout = {
  arrange: (node, forest, blocks, spacing) => stackBeside(node, forest, blocks, spacing, 0),
  grows: 'right',
  beyond: 'right',
  exit: { x: 1, y: 0 },
  entry: { x: -1, y: 0 },
}

export const rightPoly: Layout = { ...right, line: 'poly' }
