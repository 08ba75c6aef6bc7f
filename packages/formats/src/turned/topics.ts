import type { MapSnapshot, NodeId, NodeSnapshot } from '@ramify/document'
import { membershipsOf, type Role, rolesOf, themeOf } from '@ramify/scene'

/** A topic of a map, in the order in which layouts have them. */
export interface Topic {
  readonly node: NodeSnapshot
  readonly index: number
  /** The index of the one above; -1 for the top of a tree. */
  readonly parent: number
  /** Of the root 0; of the top of a floating tree 1. */
  readonly depth: number
  /** Its place among its siblings. */
  readonly nth: number
  /** How theme and level let it look. */
  readonly role: Role
  /** The topic of a summary: it stands beside what it sums up. */
  readonly isApart: boolean
  /** Behind the last topic of its branch. */
  end: number
}

/** All topics from top to bottom, each before its branch; topics of summaries after their siblings. Folded ones as well. */
export function topicsOf(map: MapSnapshot): Topic[] {
  const roles = rolesOf(themeOf(map), map.levels)
  const { topics: apart, children: ordered } = membershipsOf(map)
  const found: Topic[] = []
  interface Waiting {
    readonly id: NodeId
    readonly parent: number
    readonly branch: number
    readonly nth: number
  }
  const open: { readonly index: number; readonly waiting: Waiting[] }[] = []
  const add = ({ id, parent, branch, nth }: Waiting, isRoot: boolean) => {
    const node = map.nodes.get(id)
    if (!node) return
    const above = found[parent]
    const depth = above ? above.depth + 1 : isRoot ? 0 : 1
    const isMain = above?.role.kind === 'root'
    const kind = isRoot ? 'root' : !above ? 'floating' : apart.has(id) ? 'summary' : isMain ? 'level1' : 'deeper'
    const index = found.length
    const role = roles.of(kind, depth, branch)
    found.push({ node, index, parent, depth, nth, role, isApart: kind === 'summary', end: index + 1 })
    const children = (ordered.get(id) ?? node.children).map((child, place) => ({
      id: child,
      parent: index,
      branch: kind === 'root' ? (apart.get(child) ?? place) : branch,
      nth: place,
    }))
    if (ordered.has(id)) {
      const places = new Map(node.children.map((child, place) => [child, place]))
      for (const child of children) child.nth = places.get(child.id) ?? child.nth
    }
    open.push({ index, waiting: children.reverse() })
  }
  for (const [nth, id] of [map.root, ...map.floating].entries()) {
    add({ id, parent: -1, branch: -1, nth }, nth === 0)
    for (let level = open.at(-1); level; level = open.at(-1)) {
      const next = level.waiting.pop()
      if (next) add(next, false)
      else {
        const topic = found[level.index]
        if (topic) topic.end = found.length
        open.pop()
      }
    }
  }
  return found
}
