import { isWithin, type MapSnapshot, type NodeId, topmost } from '@ramify/document'

/** Who is selected when these are deleted: the next sibling of the lead's branch, the one before it, or the parent. */
export function heirOf(snapshot: MapSnapshot, ids: readonly NodeId[], lead: NodeId): NodeId | null {
  const gone = new Set(topmost(snapshot, ids))
  let top = lead
  for (let at: NodeId | null = lead; at !== null; at = snapshot.nodes.get(at)?.parent ?? null)
    if (gone.has(at)) top = at
  const parent = snapshot.nodes.get(top)?.parent ?? null
  if (parent === null) return isWithin(snapshot, snapshot.root, gone) ? null : snapshot.root
  const siblings = snapshot.nodes.get(parent)?.children ?? []
  const at = siblings.indexOf(top)
  const stays = (id: NodeId) => !gone.has(id)
  return siblings.slice(at + 1).find(stays) ?? siblings.slice(0, at).findLast(stays) ?? parent
}

/** The nearest one above that is still there: where a selection goes whose topics somebody took away. */
export function survivor(before: MapSnapshot, after: MapSnapshot, id: NodeId | null): NodeId | null {
  for (let at = id; at !== null; at = before.nodes.get(at)?.parent ?? null) if (after.nodes.get(at)) return at
  return after.nodes.get(after.root) ? after.root : null
}
