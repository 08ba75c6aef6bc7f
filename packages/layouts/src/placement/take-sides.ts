import type { Blocks } from '../blocks.ts'
import type { Forest } from '../forest.ts'

/**
 * Writes which children are flipped. A side set by a person wins. Of the others the first ones stand at the right, so many that
 * the two sides are as equally high as they can be; where two splits are alike, more of them.
 */
export function takeSides(node: number, forest: Forest, blocks: Blocks, gap: number): void {
  const { end, side, apart } = forest
  const { flipped } = blocks
  const stop = end[node] as number
  const free: number[] = []
  for (let child = node + 1; child < stop; child = end[child] as number) {
    if (apart[child]) continue
    flipped[child] = Number(side[child] === -1)
    if (side[child] === 0) free.push(child)
  }
  if (free.length > 0) {
    const atRight = bestSplit(node, free, forest, blocks, gap)
    for (let nth = atRight; nth < free.length; nth++) flipped[free[nth] as number] = 1
  }
  keepSpansTogether(node, forest, flipped)
}

/** How many of the free children stand at the right. */
function bestSplit(node: number, free: readonly number[], forest: Forest, blocks: Blocks, gap: number): number {
  const heights = heightsOf(node, forest, blocks, gap)
  /** Each with one gap too many, unless it is empty. */
  let [right, left] = [0, 0]
  for (const [child, height] of heights) {
    if (forest.side[child] === 1) right += height
    else left += height
  }
  const without = (length: number) => Math.max(0, length - gap)
  let [best, least] = [0, Math.abs(without(right) - without(left))]
  for (const [nth, child] of free.entries()) {
    const height = heights.get(child) ?? 0
    // It follows another one to its side.
    if (height === 0) continue
    right += height
    left -= height
    const difference = Math.abs(without(right) - without(left))
    // Sums of the same heights in another order differ by a breath.
    if (difference > least + 1e-6) continue
    best = nth + 1
    least = difference
  }
  return best
}

/** The room that each takes with the gap after it; what a summary or a boundary holds together counts at the first of it. */
function heightsOf(node: number, forest: Forest, { up, down }: Blocks, gap: number): Map<number, number> {
  const { end, apart, spans } = forest
  const stop = end[node] as number
  const heights = new Map<number, number>()
  for (let child = node + 1; child < stop; child = end[child] as number) {
    if (!apart[child]) heights.set(child, (up[child] as number) + (down[child] as number) + gap)
  }
  for (const { first, last, before, after } of spans.get(node) ?? []) {
    let sum = before + after
    for (let child = first; child <= last; child = end[child] as number) {
      sum += heights.get(child) ?? 0
      if (!apart[child]) heights.set(child, 0)
    }
    heights.set(first, sum)
  }
  return heights
}

/** A summary has one side: its children follow the first of them. */
function keepSpansTogether(node: number, { spans, end, apart }: Forest, flipped: Uint8Array): void {
  for (const { first, last } of spans.get(node) ?? []) {
    for (let child = first; child <= last; child = end[child] as number) {
      if (!apart[child]) flipped[child] = flipped[first] as number
    }
  }
}
