import type { MapSnapshot, NodeId, RangeId, RangeSnapshot } from '@ramify/document'

/** What summaries and boundaries mean for the tree. */
export interface Memberships {
  /** Topics of summaries, with the place of the first child they sum up among its siblings that are no topics. */
  readonly topics: ReadonlyMap<NodeId, number>
  /** Whose topic stands apart; the topic of another range is just a topic. */
  readonly ranges: ReadonlyMap<RangeId, { readonly range: RangeSnapshot; readonly topic: NodeId | null }>
  /** Children, topics last, of parents that have ranges. */
  readonly children: ReadonlyMap<NodeId, readonly NodeId[]>
}

/**
 * A topic is a sibling of what it sums up and belongs to one range. One that is an end of a range itself stays among its
 * siblings: two ranges could otherwise sum up each other's topics and nothing would be left to stand beside.
 */
export function membershipsOf({ ranges, nodes }: Pick<MapSnapshot, 'ranges' | 'nodes'>): Memberships {
  if (ranges.size === 0) return none
  const ends = new Set<NodeId>()
  for (const { first, last } of ranges.values()) ends.add(first).add(last)

  const owners = new Map<NodeId, RangeSnapshot>()
  for (const range of ranges.values()) {
    const { topic, parent } = range
    if (topic === null || ends.has(topic) || owners.has(topic)) continue
    if (nodes.get(topic)?.parent === parent) owners.set(topic, range)
  }

  const children = new Map<NodeId, NodeId[]>()
  for (const { parent } of ranges.values()) {
    const all = nodes.get(parent)?.children ?? []
    const standing = all.filter((id) => !owners.has(id))
    children.set(parent, [...standing, ...all.filter((id) => owners.has(id))])
  }
  return {
    topics: new Map(
      [...owners].map(([topic, { parent, first }]) => [topic, children.get(parent)?.indexOf(first) ?? 0]),
    ),
    ranges: new Map(
      [...ranges].map(([id, range]) => {
        const topic = range.topic !== null && owners.get(range.topic) === range ? range.topic : null
        return [id, { range, topic }]
      }),
    ),
    children,
  }
}

const none: Memberships = { topics: new Map(), ranges: new Map(), children: new Map() }
