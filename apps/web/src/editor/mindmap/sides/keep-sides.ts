import type { Command, MapSnapshot, NodeId, Side } from '@ramify/document'
import type { Scene } from '@ramify/scene'
import { seenSides } from './sides.ts'

/**
 * A main topic that comes without a side of its own would stand where the layout puts it, away from the one it was made beside.
 * These commands write down where all of them were seen; a new one stands with its neighbour.
 */
export function keepSides(before: Scene, after: Scene): Command[] {
  const { root, nodes, layout } = after.snapshot
  const children = nodes.get(root)?.children
  const earlier = before.snapshot.nodes.get(root)
  if (!children || earlier?.children === children || before.snapshot.layout !== layout) return []
  if (earlier?.layout !== nodes.get(root)?.layout) return []
  const sides = wanted(after.snapshot, seenSides(before, root))
  const now = seenSides(after, root)
  if (![...sides].some(([id, side]) => now.has(id) && now.get(id) !== side)) return []
  const unwritten = [...sides].filter(([id]) => nodes.get(id)?.side === null)
  return (['left', 'right'] as const).flatMap((side) => {
    const ids = unwritten.flatMap(([id, its]) => (its === side ? [id] : []))
    return ids.length > 0 ? [{ type: 'setSide', ids, side } as const] : []
  })
}

/** Those that were there before stay. A new one follows what it was put over, or the one before it, at the top the next one. */
function wanted({ root, nodes }: MapSnapshot, seen: ReadonlyMap<NodeId, Side>): Map<NodeId, Side> {
  const sides = new Map<NodeId, Side>()
  const childrenOf = (id: NodeId) => nodes.get(id)?.children ?? []
  const children = childrenOf(root)
  let last = children.map((id) => seen.get(id)).find((side) => side !== undefined)
  if (last === undefined) return sides
  for (const id of children) {
    last = seen.get(id) ?? seen.get(childrenOf(id)[0] ?? '') ?? last
    sides.set(id, last)
  }
  return sides
}
