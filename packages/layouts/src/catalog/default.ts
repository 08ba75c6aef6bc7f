import type { Layout } from '../layout.ts'
import { stackBeside } from '../placement/stack.ts'
import { takeSides } from '../placement/take-sides.ts'
import { right, rightPoly } from './right.ts'

/** Children on both sides: the first ones at the right from the top down, the others likewise at the left, about as high. */
export const bothSides: Layout = {
  ...right,
  arrange(node, forest, blocks, spacing) {
    takeSides(node, forest, blocks, spacing.sibling[forest.level[node] as 0 | 1 | 2])
    stackBeside(node, forest, blocks, spacing, 0)
    stackBeside(node, forest, blocks, spacing, 1)
  },
  hasSides: true,
  below: right,
}

export const bothSidesPoly: Layout = { ...bothSides, below: rightPoly, line: 'poly' }
