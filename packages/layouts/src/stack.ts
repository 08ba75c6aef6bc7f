import type { Blocks } from './blocks.ts'
import type { Forest } from './forest.ts'
import type { Spacing } from './layout.ts'
import { placeTopics, roomForSpans } from './spans.ts'

/**
 * Stacks the children of one side from the top down, with their near edges in line and the node at their middle.
 * Side 0 is where the node's branch grows, side 1 the mirror image of it.
 */
export function stackBeside(node: number, forest: Forest, blocks: Blocks, spacing: Spacing, side: 0 | 1): void {
  const { end, apart } = forest
  const { dx, dy, flipped, left, right, up, down } = blocks
  const level = forest.level[node] as 0 | 1 | 2
  const gap = spacing.sibling[level]
  const start = (forest.width[node] as number) / 2 + spacing.level[level]
  const stop = end[node] as number
  const spans = forest.spans.get(node)
  const room = spans && roomForSpans(spans, forest, blocks, gap, side)

  let height = -gap
  let reach = 0
  for (let child = node + 1; child < stop; child = end[child] as number) {
    if (apart[child] || flipped[child] !== side) continue
    height += gap + (room?.before.get(child) ?? 0)
    dx[child] = side ? -start - (left[child] as number) : start + (left[child] as number)
    dy[child] = height + (up[child] as number)
    height += (up[child] as number) + (down[child] as number) + (room?.after.get(child) ?? 0)
    reach = Math.max(reach, start + (left[child] as number) + (right[child] as number))
  }
  // Nothing on this side.
  if (reach === 0) return

  const half = height / 2
  for (let child = node + 1; child < stop; child = end[child] as number) {
    if (!apart[child] && flipped[child] === side) dy[child] = (dy[child] as number) - half
  }
  if (spans) reach = Math.max(reach, placeTopics(spans, forest, blocks, side))

  const far = side ? left : right
  far[node] = Math.max(far[node] as number, reach)
  up[node] = Math.max(up[node] as number, half)
  down[node] = Math.max(down[node] as number, half)
}
