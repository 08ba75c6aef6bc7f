import type { Layout } from '../layout.ts'
import { stackBeside } from '../placement/stack.ts'
import { right } from './right.ts'

/** The mirror image of `right`. */
export const left: Layout = {
  ...right,
  arrange(node, forest, blocks, spacing) {
    const { end } = forest
    const stop = end[node] as number
    for (let child = node + 1; child < stop; child = end[child] as number) blocks.flipped[child] = 1
    stackBeside(node, forest, blocks, spacing, 1)
  },
  below: right,
  grows: 'left',
}
