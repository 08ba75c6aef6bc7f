import type { Layout } from '../layout.ts'
import { lineUp } from '../placement/line-up.ts'

/** Children below their parent, one below the other and set in, like the folders of a disk. */
export const indented: Layout = {
  arrange(node, forest, blocks, spacing) {
    const gap = spacing.sibling[forest.level[node] as 0 | 1 | 2]
    const line = lineUp(node, forest, blocks, blocks.ways.right, {
      gap,
      start: indent - (forest.width[node] as number) / 2,
      from: () => (forest.height[node] as number) / 2 + gap,
    })
    if (!line) return
    blocks.right[node] = Math.max(blocks.right[node] as number, line.reach)
    blocks.down[node] = Math.max(blocks.down[node] as number, line.to)
  },
  grows: 'down',
  beyond: 'right',
  exit: { x: -1, y: 1, inward: 14 },
  entry: { x: -1, y: 0 },
  line: 'poly',
}

const indent = 28
