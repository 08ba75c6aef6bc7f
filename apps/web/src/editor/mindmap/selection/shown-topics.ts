import { type MapSnapshot, type NodeId, type NodeSnapshot, tops } from '@ramify/document'

/** A topic as it stands in the tree. */
export interface ShownTopic {
  readonly node: NodeSnapshot
  /** 0 for the central topic and for floating ones. */
  readonly depth: number
  /** Floats, or hangs on what floats. */
  readonly isFloating: boolean
}

/** Every topic of these branches that is not folded away, from top to bottom; without ids, of the whole map. */
export function shownTopics(snapshot: MapSnapshot, ids: readonly NodeId[] = tops(snapshot)): ShownTopic[] {
  const shown: ShownTopic[] = []
  const waiting = ids.toReversed().map((id) => ({ id, depth: 0, isFloating: id !== snapshot.root }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, depth, isFloating } = next
    const node = snapshot.nodes.get(id)
    if (!node) continue
    shown.push({ node, depth, isFloating })
    if (node.folded) continue
    for (const child of node.children.toReversed()) waiting.push({ id: child, depth: depth + 1, isFloating })
  }
  return shown
}
