import { movedBetween } from '../../core/difference/order-difference.ts'
import { sameJson } from '../../core/json.ts'
import type { MapSnapshot, NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'

/**
 * Nodes of both versions that hang under another parent, stand elsewhere among the siblings that both versions have, float
 * elsewhere, or were put on the other side.
 */
export function movedNodes(before: MapSnapshot, after: MapSnapshot): Set<NodeId> {
  const moved = new Set<NodeId>()
  for (const node of after.nodes.values()) {
    const old = before.nodes.get(node.id)
    if (!old) continue
    if ((node.id === before.root) !== (node.id === after.root) || hangsElsewhere(old, node)) moved.add(node.id)
  }
  for (const { id, children } of after.nodes.values()) {
    const old = before.nodes.get(id)?.children
    if (!old || old === children || old.length === 0 || children.length === 0) continue
    const stayed = children.filter((child) => !moved.has(child))
    for (const child of movedBetween(old, stayed)) moved.add(child)
  }
  return moved
}

function hangsElsewhere(old: NodeSnapshot, node: NodeSnapshot): boolean {
  if (old.parent !== node.parent || !sameJson(old.at, node.at)) return true
  // The editor writes down the automatic sides of topics so that they stay there: only from one side to the other is a move.
  return old.side !== null && node.side !== null && old.side !== node.side
}
