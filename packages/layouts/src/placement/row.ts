import type { Blocks } from '../blocks.ts'
import type { Forest } from '../forest.ts'
import type { Spacing } from '../layout.ts'
import { lineUp } from './line-up.ts'

/** Stands the children side by side below the node, which is over the middle between the first and the last. */
export function rowBelow(node: number, forest: Forest, blocks: Blocks, spacing: Spacing): void {
  const { dx, left, right, down } = blocks
  const level = forest.level[node] as 0 | 1 | 2
  const line = lineUp(node, forest, blocks, blocks.ways.down, {
    // Side by side, texts need more room between them than one below the other.
    gap: Math.max(spacing.sibling[level], least),
    start: (forest.height[node] as number) / 2 + spacing.level[level],
    from: (_length, first, last) => -((dx[first] as number) + (dx[last] as number)) / 2,
  })
  if (!line) return
  left[node] = Math.max(left[node] as number, -line.from)
  right[node] = Math.max(right[node] as number, line.to)
  down[node] = Math.max(down[node] as number, line.reach)
}

const least = 20
