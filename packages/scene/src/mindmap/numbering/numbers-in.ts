import type { MapSnapshot, NodeId } from '@ramify/document'
import { type Memberships, membershipsOf } from '../compose/memberships.ts'
import { deepestNumber, numberingByName } from './numberings.ts'

/**
 * Tells the numbers of topics, also of those that are folded away; empty where there is none. Only what hangs on the root
 * has numbers: floating topics and summaries would get those of others once more.
 */
export function numbersIn(snapshot: MapSnapshot): (id: NodeId) => string {
  const numbering = numberingByName(snapshot.numbering)
  if (!numbering) return () => ''
  const memberships = membershipsOf(snapshot)
  const known = new Map<NodeId, string>()
  const numberChildren = (parent: NodeId, above: string, level: number) => {
    for (const [at, id] of standingChildren(snapshot, memberships, parent).entries()) {
      known.set(id, numbering(above, at + 1, level))
    }
  }
  return (id) => {
    const way = wayFromRoot(snapshot, id)
    let above = ''
    for (const [nth, step] of way.entries()) {
      if (!known.has(step)) numberChildren(way[nth - 1] ?? snapshot.root, above, nth + 1)
      above = known.get(step) ?? ''
      if (above === '') return ''
    }
    return above
  }
}

function standingChildren({ nodes }: MapSnapshot, { topics, children }: Memberships, parent: NodeId): NodeId[] {
  const all = children.get(parent) ?? nodes.get(parent)?.children ?? []
  return all.filter((id) => !topics.has(id))
}

/** Those from the root's child down to a topic; none for what does not hang on the root, or hangs too deep. */
function wayFromRoot({ nodes, root }: MapSnapshot, id: NodeId): NodeId[] {
  const way: NodeId[] = []
  let at: NodeId | null | undefined = id
  for (; at != null && at !== root; at = nodes.get(at)?.parent) {
    if (way.length === deepestNumber) return []
    way.unshift(at)
  }
  return at === root ? way : []
}
