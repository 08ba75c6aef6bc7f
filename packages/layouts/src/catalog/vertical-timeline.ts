import type { Blocks } from '../blocks.ts'
import type { Forest } from '../forest.ts'
import type { Layout } from '../layout.ts'
import { placeOnSpine } from '../placement/place-on-spine.ts'
import { right } from './right.ts'

/** A line from the root down, the main topics stand on it, their branches at the right and the left of it in turn. */
export const verticalTimeline: Layout = {
  arrange(node, forest, blocks, { level, sibling }) {
    const { width, height } = forest
    const depth = forest.level[node] as 0 | 1 | 2
    takeTurns(node, forest, blocks)
    placeOnSpine(node, forest, blocks, blocks.ways.right, {
      gap: sibling[depth],
      start: (height[node] as number) / 2 + level[depth] / 2,
      length: height,
      thickness: width,
      hangs: (child) => (blocks.layouts[child] !== right ? 0 : blocks.flipped[child] ? -1 : 1),
      clear: (child) => (width[child] as number) / 2 + level[forest.level[child] as 0 | 1 | 2],
    })
  },
  grows: 'down',
  beyond: 'right',
  exit: { x: 0, y: 1 },
  entry: { x: 0, y: -1 },
  chained: true,
  line: 'straight',
  below: right,
}

function takeTurns(node: number, { end, apart }: Forest, { flipped }: Blocks): void {
  const stop = end[node] as number
  let nth = 0
  for (let child = node + 1; child < stop; child = end[child] as number) {
    if (!apart[child]) flipped[child] = nth++ % 2
  }
}
