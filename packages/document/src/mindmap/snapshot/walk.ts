import type { MapSnapshot, NodeId, NodeSnapshot } from './snapshot.ts'

/** The nodes of these branches from top to bottom, as an outline shows them; without ids, of the whole map. */
export function* walk(snapshot: MapSnapshot, ids: readonly NodeId[] = tops(snapshot)): IterableIterator<NodeSnapshot> {
  for (const { node } of walkWithDepth(snapshot, ids)) yield node
}

/** The depth of what is walked from is 0. */
export function* walkWithDepth(
  snapshot: MapSnapshot,
  ids: readonly NodeId[] = tops(snapshot),
): IterableIterator<{ readonly node: NodeSnapshot; readonly depth: number }> {
  const waiting = ids.toReversed().map((id) => ({ id, depth: 0 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = snapshot.nodes.get(next.id)
    if (!node) continue
    yield { node, depth: next.depth }
    for (let at = node.children.length - 1; at >= 0; at--) {
      waiting.push({ id: node.children[at] as NodeId, depth: next.depth + 1 })
    }
  }
}

/** The root and the floating nodes. */
export function tops(snapshot: MapSnapshot): NodeId[] {
  return [snapshot.root, ...snapshot.floating]
}

/** Those of the nodes that lie in no other one's branch, from top to bottom. */
export function topmost(snapshot: MapSnapshot, ids: Iterable<NodeId>): NodeId[] {
  const chosen = new Set(ids)
  const above = new Set<NodeId>()
  for (const id of chosen) {
    let parent = snapshot.nodes.get(id)?.parent ?? null
    for (; parent !== null && !above.has(parent); parent = snapshot.nodes.get(parent)?.parent ?? null) above.add(parent)
  }
  const found: NodeId[] = []
  const waiting = tops(snapshot).reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (chosen.has(id)) found.push(id)
    else if (above.has(id)) for (const child of snapshot.nodes.get(id)?.children.toReversed() ?? []) waiting.push(child)
  }
  return found
}

/** Whether a node is another one or lies in its branch. */
export function isWithin(snapshot: MapSnapshot, id: NodeId, tops: ReadonlySet<NodeId>): boolean {
  for (let at: NodeId | null = id; at !== null; at = snapshot.nodes.get(at)?.parent ?? null)
    if (tops.has(at)) return true
  return false
}
