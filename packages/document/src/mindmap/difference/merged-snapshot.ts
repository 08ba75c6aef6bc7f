import { withItemsPutBack } from '../../core/difference/order-difference.ts'
import type { MapSnapshot, NodeId, NodeSnapshot, RangeSnapshot } from '../snapshot/snapshot.ts'

/**
 * The newer version with everything that was removed put back where it was, so that one drawing shows both. A removed node
 * hangs under its old parent, wherever that is now, next to its old neighbours. A root that was removed hangs under the new one.
 */
export function mergedSnapshot(before: MapSnapshot, after: MapSnapshot): MapSnapshot {
  if (before.root === '') return after
  if (after.root === '') return before
  const nodes = new Map<NodeId, NodeSnapshot>()
  for (const node of after.nodes.values()) nodes.set(node.id, node)
  const gone = [...before.nodes.values()].filter(({ id }) => !nodes.has(id))
  const goneIds = new Set(gone.map(({ id }) => id))
  const putBack = (id: NodeId) => (goneIds.has(id) ? [id] : none)
  for (const parent of new Set(gone.map((node) => node.parent))) {
    const now = parent === null ? undefined : nodes.get(parent)
    const older = parent === null ? undefined : before.nodes.get(parent)
    if (now && older) nodes.set(now.id, { ...now, children: withItemsPutBack(now.children, older.children, putBack) })
  }
  for (const node of gone) nodes.set(node.id, { ...node, children: node.children.flatMap(putBack) })
  hangOldRoot(nodes, before.root, after)
  const lines = byId([...after.lines, ...removed(before.lines, after.lines)])
  const callouts = byId([...after.callouts, ...removed(before.callouts, after.callouts)])
  const places = new Places(nodes)
  const ranges = byId([
    ...after.ranges,
    ...removed(before.ranges, after.ranges).filter(([, range]) => places.hasRange(range)),
  ])
  const floating = withItemsPutBack(after.floating, before.floating, putBack)
  return { ...after, floating, nodes, lines, ranges, callouts }
}

const none: readonly NodeId[] = []

function hangOldRoot(nodes: Map<NodeId, NodeSnapshot>, old: NodeId, after: MapSnapshot): void {
  const node = nodes.get(old)
  const root = nodes.get(after.root)
  if (after.nodes.get(old) || !node || !root) return
  nodes.set(old, { ...node, parent: root.id })
  nodes.set(root.id, { ...root, children: [...root.children, old] })
}

function removed<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): [string, T][] {
  return [...before].filter(([id]) => !after.has(id))
}

function byId<T>(entries: [string, T][]): ReadonlyMap<string, T> {
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Where nodes stand among their siblings. */
class Places {
  readonly #nodes: ReadonlyMap<NodeId, NodeSnapshot>
  readonly #counted = new Map<NodeId, ReadonlyMap<NodeId, number>>()

  constructor(nodes: ReadonlyMap<NodeId, NodeSnapshot>) {
    this.#nodes = nodes
  }

  /** Whether both ends of a range are still siblings, in this order. */
  hasRange({ parent, first, last }: RangeSnapshot): boolean {
    const places = this.#childrenOf(parent)
    return (places.get(first) ?? Number.POSITIVE_INFINITY) <= (places.get(last) ?? -1)
  }

  #childrenOf(parent: NodeId): ReadonlyMap<NodeId, number> {
    const known = this.#counted.get(parent)
    if (known) return known
    const places = new Map(this.#nodes.get(parent)?.children.map((id, at) => [id, at]))
    this.#counted.set(parent, places)
    return places
  }
}
