import type { MapSnapshot, NodeId, RangeSnapshot } from '../snapshot/snapshot.ts'
import { topmost, walk } from '../snapshot/walk.ts'
import type { Branches, CopiedLine, CopiedRange } from './branches.ts'
import { copyBranches } from './copy-branches.ts'

/** Branches with the relation lines that both begin and end in them, and the summaries and boundaries over them alone. */
export function copyWhole(snapshot: MapSnapshot, ids: readonly NodeId[]): Branches {
  const tops = wholeBranches(snapshot, ids)
  const nth = new Map<NodeId, number>()
  for (const { id } of walk(snapshot, tops)) nth.set(id, nth.size)
  return {
    forest: copyBranches(snapshot, tops),
    lines: [...snapshot.lines.values()].flatMap(({ from, to, bend, text, look }): CopiedLine[] => {
      const [start, end] = [nth.get(from), nth.get(to)]
      return start === undefined || end === undefined ? [] : [{ from: start, to: end, bend, text, look }]
    }),
    ranges: [...snapshot.ranges.values()].flatMap((range) => copyRange(snapshot, range, nth)),
  }
}

/** The tops of these branches, and the topics of summaries over nothing but them: without one a summary would say nothing. */
export function wholeBranches(snapshot: MapSnapshot, ids: readonly NodeId[]): NodeId[] {
  let tops = topmost(snapshot, ids)
  for (;;) {
    const chosen = new Set(tops)
    const isCopied = (id: NodeId) => chosen.has(id)
    const more = [...snapshot.ranges.values()].flatMap((range) =>
      range.topic !== null &&
      !chosen.has(range.topic) &&
      isBeside(snapshot, range) &&
      isWhole(snapshot, range, isCopied)
        ? [range.topic]
        : [],
    )
    if (more.length === 0) return tops
    tops = topmost(snapshot, [...tops, ...more])
  }
}

function copyRange(
  snapshot: MapSnapshot,
  range: RangeSnapshot,
  nth: ReadonlyMap<NodeId, number>,
): readonly CopiedRange[] {
  const { kind, topic, text, look } = range
  const [first, last] = [nth.get(range.first), nth.get(range.last)]
  if (first === undefined || last === undefined || !isWhole(snapshot, range, (id) => nth.has(id))) return []
  const own = topic === null ? undefined : nth.get(topic)
  return [{ kind, first, last, text, look, ...(own !== undefined && { topic: own }) }]
}

/** Whether all that a range spans is among the copies; its own topic may stand between them, but is not enough alone. */
function isWhole({ nodes }: MapSnapshot, range: RangeSnapshot, isCopied: (id: NodeId) => boolean): boolean {
  const siblings = nodes.get(range.parent)?.children ?? []
  const spanned = siblings.slice(siblings.indexOf(range.first), siblings.indexOf(range.last) + 1)
  return spanned.some(isCopied) && spanned.every((id) => id === range.topic || isCopied(id))
}

/** Its topic stands among those it spans, as one made by a person does. */
function isBeside({ nodes }: MapSnapshot, { topic, parent }: RangeSnapshot): boolean {
  return topic !== null && nodes.get(topic)?.parent === parent
}
