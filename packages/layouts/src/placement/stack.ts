import type { Blocks } from '../blocks.ts'
import { overhang } from '../callout-space.ts'
import type { Forest } from '../forest.ts'
import type { Spacing } from '../layout.ts'
import { lineUp } from './line-up.ts'

/**
 * Stacks the children of one side from the top down, with their near edges in line and the node at their middle.
 * Side 0 is where the node's branch grows, side 1 the mirror image of it.
 */
export function stackBeside(node: number, forest: Forest, blocks: Blocks, spacing: Spacing, side: 0 | 1): void {
  const level = forest.level[node] as 0 | 1 | 2
  const line = lineUp(node, forest, blocks, side ? blocks.ways.left : blocks.ways.right, {
    gap: spacing.sibling[level],
    start: (forest.width[node] as number) / 2 + overhang(forest, node) + spacing.level[level],
    from: (length) => -length / 2,
  })
  if (!line) return
  const { up, down } = blocks
  const far = side ? blocks.left : blocks.right
  far[node] = Math.max(far[node] as number, line.reach)
  up[node] = Math.max(up[node] as number, line.to)
  down[node] = Math.max(down[node] as number, line.to)
}
