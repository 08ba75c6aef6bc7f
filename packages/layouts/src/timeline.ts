import { overhang } from './crown.ts'
import { indented, indentedAbove } from './indented.ts'
import type { Layout } from './layout.ts'
import { stringUp } from './string-up.ts'

/** A line from the root to the right, the main topics stand on it, their lists above and below it in turn. */
export const timeline: Layout = {
  arrange(node, forest, blocks, { level, sibling }) {
    const { width, height } = forest
    const depth = forest.level[node] as 0 | 1 | 2
    stringUp(node, forest, blocks, blocks.ways.down, {
      // Side by side, texts need more room between them than one below the other.
      gap: Math.max(sibling[depth], least),
      start: (width[node] as number) / 2 + overhang(forest, node) + level[depth],
      length: width,
      thickness: height,
      hangs: (child) => (blocks.layouts[child] === indentedAbove ? -1 : blocks.layouts[child] === indented ? 1 : 0),
      clear: (child) => (height[child] as number) / 2 + sibling[forest.level[child] as 0 | 1 | 2],
    })
  },
  grows: 'right',
  beyond: 'down',
  exit: { x: 1, y: 0 },
  entry: { x: -1, y: 0 },
  chained: true,
  line: 'straight',
  below: indentedAbove,
  belowOdd: indented,
}

const least = 20
