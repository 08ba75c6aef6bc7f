import type { Blocks } from '../blocks.ts'
import type { Forest } from '../forest.ts'
import { depthOf, lengthOf, type Way } from '../way.ts'
import { placeTopics, roomForSpans } from './spans.ts'

interface Options {
  readonly gap: number
  /** How far from the node's centre the children begin, away from it. */
  readonly start: number
  /** Where their line begins, given its length and the first and the last of them. */
  readonly from: (length: number, first: number, last: number) => number
}

/** How far a line of children reaches: in its own direction, and away from the node. */
export interface Line {
  readonly from: number
  readonly to: number
  readonly reach: number
}

/** Stands the children of one way in a line, their near edges even; null when there are none. */
export function lineUp(node: number, forest: Forest, blocks: Blocks, way: Way, options: Options): Line | null {
  const { end, apart } = forest
  const { along, before, out, near, sign, side } = way
  const { gap, start } = options
  const stop = end[node] as number
  const spans = forest.spans.get(node)
  const room = spans && roomForSpans(spans, forest, blocks, way, gap)

  let first = -1
  let last = -1
  let length = -gap
  let reach = Number.NEGATIVE_INFINITY
  for (let child = node + 1; child < stop; child = end[child] as number) {
    if (apart[child] || blocks.flipped[child] !== side) continue
    if (first < 0) first = child
    last = child
    length += gap + (room?.before.get(child) ?? 0)
    out[child] = sign * (start + (near[child] as number))
    along[child] = length + (before[child] as number)
    length += lengthOf(child, way) + (room?.after.get(child) ?? 0)
    reach = Math.max(reach, start + depthOf(child, way))
  }
  if (first < 0) return null

  const from = options.from(length, first, last)
  for (let child = first; child <= last; child = end[child] as number) {
    if (!apart[child] && blocks.flipped[child] === side) along[child] = (along[child] as number) + from
  }
  if (spans) reach = Math.max(reach, placeTopics(spans, forest, blocks, way))
  return { from, to: from + length, reach }
}
