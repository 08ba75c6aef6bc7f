import type { MapSnapshot, NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'

/** The map with every branch unfolded that hides one of these nodes. */
export function unfoldedTo(snapshot: MapSnapshot, ids: Iterable<NodeId>): MapSnapshot {
  const above = new Set<NodeId>()
  for (const id of ids) {
    let parent = snapshot.nodes.get(id)?.parent ?? null
    for (; parent !== null && !above.has(parent); parent = snapshot.nodes.get(parent)?.parent ?? null) above.add(parent)
  }
  const folded = [...above].flatMap((id) => snapshot.nodes.get(id) ?? []).filter((node) => node.folded)
  if (folded.length === 0) return snapshot
  const nodes = new Map<NodeId, NodeSnapshot>()
  for (const node of snapshot.nodes.values()) nodes.set(node.id, node)
  for (const node of folded) nodes.set(node.id, { ...node, folded: false })
  return { ...snapshot, nodes }
}
