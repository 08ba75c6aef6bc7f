import type { Blocks } from './blocks.ts'
import type { Forest } from './forest.ts'
import type { Layout } from './layout.ts'
import { right } from './right.ts'
import { stackBeside } from './stack.ts'

/** Children on both sides: the first ones at the right from the top down, the others likewise at the left. */
export const bothSides: Layout = {
  ...right,
  arrange(node, forest, blocks, spacing) {
    takeSides(node, forest, blocks)
    stackBeside(node, forest, blocks, spacing, 0)
    stackBeside(node, forest, blocks, spacing, 1)
  },
  below: right,
}

/** A side set by a person wins; the others are cut where both sides come closest to the same height. */
function takeSides(node: number, forest: Forest, { up, down, flipped }: Blocks): void {
  const { end, side, apart } = forest
  const stop = end[node] as number
  const children: number[] = []
  for (let child = node + 1; child < stop; child = end[child] as number) if (!apart[child]) children.push(child)

  const height = (child: number) => (up[child] as number) + (down[child] as number)
  // How much higher the right side is, while every automatic child is still at the left.
  let difference = 0
  for (const child of children) difference += side[child] === 1 ? height(child) : -height(child)

  let best = Math.abs(difference)
  let cut = 0
  for (const [i, child] of children.entries()) {
    if (side[child] !== 0) continue
    difference += 2 * height(child)
    if (Math.abs(difference) <= best) {
      best = Math.abs(difference)
      cut = i + 1
    }
  }
  for (const [i, child] of children.entries()) {
    flipped[child] = side[child] === 0 ? Number(i >= cut) : Number(side[child] === -1)
  }
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
