import type { Blocks } from './blocks.ts'
import type { Forest } from './forest.ts'
import type { Layout } from './layout.ts'
import { right, rightPoly } from './right.ts'
import { stackBeside } from './stack.ts'

/** Children on both sides: the first ones at the right from the top down, the others likewise at the left. */
export const bothSides: Layout = {
  ...right,
  arrange(node, forest, blocks, spacing) {
    takeSides(node, forest, blocks)
    stackBeside(node, forest, blocks, spacing, 0)
    stackBeside(node, forest, blocks, spacing, 1)
  },
  hasSides: true,
  below: right,
}

export const bothSidesPoly: Layout = { ...bothSides, below: rightPoly, line: 'poly' }

/**
 * A side set by a person wins; of the others the first half stands at the right. By number, not by height: a topic that
 * grows must not throw its neighbours across the root.
 */
function takeSides(node: number, forest: Forest, { flipped }: Blocks): void {
  const { end, side, apart } = forest
  const stop = end[node] as number
  const children: number[] = []
  for (let child = node + 1; child < stop; child = end[child] as number) if (!apart[child]) children.push(child)

  const free = children.filter((child) => side[child] === 0)
  const half = Math.ceil(free.length / 2)
  for (const child of children) flipped[child] = Number(side[child] === -1)
  for (const child of free.slice(half)) flipped[child] = 1
  keepSpansTogether(node, forest, flipped)
}

/** A summary has one side: its children follow the first of them. */
function keepSpansTogether(node: number, { spans, end, apart }: Forest, flipped: Uint8Array): void {
  for (const { first, last } of spans.get(node) ?? []) {
    for (let child = first; child <= last; child = end[child] as number) {
      if (!apart[child]) flipped[child] = flipped[first] as number
    }
  }
}
