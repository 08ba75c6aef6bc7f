import { type MapSnapshot, type NodeId, type NodeSnapshot, type NodeTable, walk } from '@ramify/document'

/** The nodes of a map with nothing folded in these branches, nor the central topic itself; the very table where nothing is. */
export function unfolded(snapshot: MapSnapshot, branches: Iterable<NodeId>): NodeTable {
  const { nodes, root } = snapshot
  const open = new Map<NodeId, NodeSnapshot>()
  const centre = nodes.get(root)
  if (centre?.folded) open.set(root, openOf(centre))
  for (const node of walk(snapshot, [...branches])) if (node.folded) open.set(node.id, openOf(node))
  if (open.size === 0) return nodes
  return {
    size: nodes.size,
    get: (id) => open.get(id) ?? nodes.get(id),
    *values() {
      for (const node of nodes.values()) yield open.get(node.id) ?? node
    },
  }
}

/** The branch of the central topic, or the floating one, that a topic belongs to. */
export function mainBranchOf({ nodes, root }: MapSnapshot, id: NodeId): NodeId {
  let top = id
  for (let at = nodes.get(id); at; at = at.parent === null ? undefined : nodes.get(at.parent)) {
    if (at.id !== root) top = at.id
  }
  return top
}

/** The same object each time, so that its face is made once. */
function openOf(node: NodeSnapshot): NodeSnapshot {
  const known = opened.get(node) ?? { ...node, folded: false }
  opened.set(node, known)
  return known
}

const opened = new WeakMap<NodeSnapshot, NodeSnapshot>()
