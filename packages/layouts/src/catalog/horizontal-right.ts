import type { Layout } from '../layout.ts'
import { lineUp } from '../placement/line-up.ts'
import { indented } from './indented.ts'

/** A line from the root to the right, the main topics hang on it in a row, each with a list. */
export const horizontalRight: Layout = {
  arrange(node, forest, blocks, spacing) {
    const level = forest.level[node] as 0 | 1 | 2
    const line = lineUp(node, forest, blocks, blocks.ways.down, {
      gap: spacing.sibling[level],
      start: spacing.level[level] / 2,
      from: () => (forest.width[node] as number) / 2 + spacing.level[level],
    })
    if (!line) return
    blocks.right[node] = Math.max(blocks.right[node] as number, line.to)
    blocks.down[node] = Math.max(blocks.down[node] as number, line.reach)
  },
  grows: 'right',
  beyond: 'down',
  exit: { x: 1, y: 0 },
  entry: { x: 0, y: -1 },
  line: 'poly',
  below: indented,
}
