import type { MapSnapshot } from '../snapshot/snapshot.ts'

/** A snapshot as plain data that can be compared, whatever order its nodes came in. */
export function plainSnapshot(snapshot: MapSnapshot) {
  const nodes = [...snapshot.nodes.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  return {
    ...snapshot,
    nodes: Object.fromEntries(nodes.map((node) => [`#${node.id}`, node])),
    lines: Object.fromEntries([...snapshot.lines].map(([id, line]) => [`#${id}`, line])),
    ranges: Object.fromEntries([...snapshot.ranges].map(([id, range]) => [`#${id}`, range])),
    callouts: Object.fromEntries([...snapshot.callouts].map(([id, callout]) => [`#${id}`, callout])),
  }
}

/** What is wrong with a snapshot as a tree; empty when nothing is. */
export function treeProblems(snapshot: MapSnapshot): string[] {
  const problems: string[] = []
  const met = new Set<string>()
  const waiting = [...(snapshot.root === '' && snapshot.nodes.size === 0 ? [] : [snapshot.root]), ...snapshot.floating]
  for (const id of waiting) if (snapshot.nodes.get(id)?.parent !== null) problems.push(`top ${id} has a parent`)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = snapshot.nodes.get(id)
    if (met.has(id)) problems.push(`${id} twice`)
    if (!node) problems.push(`${id} is not there`)
    if (!node || met.has(id)) continue
    met.add(id)
    for (const child of node.children) {
      if (snapshot.nodes.get(child)?.parent !== id) problems.push(`${child} does not know its parent ${id}`)
      waiting.push(child)
    }
  }
  if (met.size !== snapshot.nodes.size) problems.push(`${met.size} of ${snapshot.nodes.size} nodes are in the tree`)
  return problems
}
