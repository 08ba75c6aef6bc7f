import { type MapSnapshot, type NodeId, type NodeSnapshot, type NodeTable, walk } from '@ramify/document'

/**
 * The map as if one branch of it were all: its topic is the root, and what does not hang on it is not there. Nothing of this is
 * written anywhere. The same object for the same map and topic; the map itself where the topic is gone.
 */
export function drilledSnapshot(snapshot: MapSnapshot, id: NodeId): MapSnapshot {
  const known = made.get(snapshot)
  if (known?.root === id) return known
  const top = snapshot.nodes.get(id)
  if (!top || id === snapshot.root) return snapshot
  const branch = new Set([...walk(snapshot, [id])].map((node) => node.id))
  const isInside = (node: NodeId) => branch.has(node)
  const drilled: MapSnapshot = {
    ...snapshot,
    root: id,
    floating: [],
    nodes: new BranchNodes(snapshot.nodes, rootOf(top)),
    layout: layoutAt(snapshot, top),
    lines: only(snapshot.lines, ({ from, to }) => isInside(from) && isInside(to)),
    ranges: only(snapshot.ranges, ({ parent }) => isInside(parent)),
    callouts: only(snapshot.callouts, ({ node }) => isInside(node)),
  }
  made.set(snapshot, drilled)
  return drilled
}

const made = new WeakMap<MapSnapshot, MapSnapshot>()
const roots = new WeakMap<NodeSnapshot, NodeSnapshot>()

/** A root hangs on nothing, stands where it stands, and is never folded. */
function rootOf(node: NodeSnapshot): NodeSnapshot {
  const known = roots.get(node)
  if (known) return known
  const nudge = node.nudge && { x: 0, y: 0, width: node.nudge.width }
  const root = { ...node, parent: null, at: null, side: null, folded: false, nudge }
  roots.set(node, root)
  return root
}

/** As its branch is laid out in the whole map. */
function layoutAt({ nodes, layout }: MapSnapshot, top: NodeSnapshot): string {
  for (let node: NodeSnapshot | undefined = top; node; node = nodes.get(node.parent ?? '')) {
    if (node.layout !== null) return node.layout
  }
  return layout
}

function only<T>(all: ReadonlyMap<string, T>, isIn: (one: T) => boolean): ReadonlyMap<string, T> {
  return new Map([...all].filter(([, one]) => isIn(one)))
}

/** All nodes of the map with another one for the root: there are too many to copy them for each change. */
class BranchNodes implements NodeTable {
  readonly #nodes: NodeTable
  readonly #root: NodeSnapshot

  constructor(nodes: NodeTable, root: NodeSnapshot) {
    this.#nodes = nodes
    this.#root = root
  }

  get size(): number {
    return this.#nodes.size
  }

  get(id: NodeId): NodeSnapshot | undefined {
    return id === this.#root.id ? this.#root : this.#nodes.get(id)
  }

  *values(): IterableIterator<NodeSnapshot> {
    for (const node of this.#nodes.values()) yield node.id === this.#root.id ? this.#root : node
  }
}
