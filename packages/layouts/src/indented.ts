import type { Blocks } from './blocks.ts'
import { topOf } from './crown.ts'
import type { Forest } from './forest.ts'
import type { Layout, Spacing } from './layout.ts'
import { type Line, lineUp } from './line-up.ts'

/** Children below their parent, one below the other and set in, like the folders of a disk. */
export const indented: Layout = {
  arrange(node, forest, blocks, spacing) {
    const line = list(node, forest, blocks, spacing, (near) => near)
    if (line) blocks.down[node] = Math.max(blocks.down[node] as number, line.to)
  },
  grows: 'down',
  beyond: 'right',
  exit: { x: -1, y: 1, inward: 14 },
  entry: { x: -1, y: 0 },
  line: 'poly',
}

/** The same above their parent. */
export const indentedAbove: Layout = {
  ...indented,
  arrange(node, forest, blocks, spacing) {
    const crown = topOf(forest, node) - (forest.height[node] as number) / 2
    const line = list(node, forest, blocks, spacing, (near, length) => -near - crown - length)
    if (line) blocks.up[node] = Math.max(blocks.up[node] as number, -line.from)
  },
  grows: 'up',
  exit: { x: -1, y: -1, inward: 14 },
}

const indent = 28

/** `from`: where the list begins, given how near it may come to the node's centre and how long it is. */
function list(
  node: number,
  forest: Forest,
  blocks: Blocks,
  spacing: Spacing,
  from: (near: number, length: number) => number,
): Line | null {
  const gap = spacing.sibling[forest.level[node] as 0 | 1 | 2]
  const near = (forest.height[node] as number) / 2 + gap
  const line = lineUp(node, forest, blocks, blocks.ways.right, {
    gap,
    start: indent - (forest.width[node] as number) / 2,
    from: (length) => from(near, length),
  })
  if (line) blocks.right[node] = Math.max(blocks.right[node] as number, line.reach)
  return line
}
