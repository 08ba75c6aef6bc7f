import type { Blocks } from '../blocks.ts'
import type { Forest } from '../forest.ts'
import type { Layout, Spacing } from '../layout.ts'
import { lineUp } from '../placement/line-up.ts'

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

/** Places the children side by side below the node, which is centred between the first and the last. */
function rowBelow(node: number, forest: Forest, blocks: Blocks, spacing: Spacing): void {
  const { dx, left, right, down } = blocks
  const level = forest.level[node] as 0 | 1 | 2
  const line = lineUp(node, forest, blocks, blocks.ways.down, {
    // Texts side by side need a larger gap than texts below each other.
    gap: Math.max(spacing.sibling[level], minGap),
    start: (forest.height[node] as number) / 2 + spacing.level[level],
    from: (_length, first, last) => -((dx[first] as number) + (dx[last] as number)) / 2,
  })
  if (!line) return
  left[node] = Math.max(left[node] as number, -line.from)
  right[node] = Math.max(right[node] as number, line.to)
  down[node] = Math.max(down[node] as number, line.reach)
}

const minGap = 20
