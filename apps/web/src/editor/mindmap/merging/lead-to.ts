import {
  type Command,
  type MapSnapshot,
  type NodeId,
  type NodeSnapshot,
  nodeLink,
  type RangeSnapshot,
} from '@ramify/document'

/** Leads to one topic what ends with others that go: relation lines, callouts, ranges over nothing else, links of other topics. */
export function leadTo(snapshot: MapSnapshot, into: NodeSnapshot, going: ReadonlySet<NodeId>): Command[] {
  return [
    ...leadLines(snapshot, into.id, going),
    ...leadCallouts(snapshot, into.id, going),
    ...leadRanges(snapshot, into, going),
    ...leadLinks(snapshot, into.id, going),
  ]
}

/** A line between two that become one has nowhere to go: its words become a topic. */
function leadLines({ lines }: MapSnapshot, into: NodeId, going: ReadonlySet<NodeId>): Command[] {
  const ended = (id: NodeId) => (going.has(id) ? into : id)
  return [...lines.values()].flatMap(({ id, from, to, text }): Command[] => {
    if (!going.has(from) && !going.has(to)) return []
    if (ended(from) !== ended(to)) return [{ type: 'setLine', id, from: ended(from), to: ended(to) }]
    return text.text === '' ? [] : [{ type: 'addTree', forest: [{ text }], to: { parent: into } }]
  })
}

/** They find room by themselves: where they stood was beside another topic. */
function leadCallouts({ callouts }: MapSnapshot, into: NodeId, going: ReadonlySet<NodeId>): Command[] {
  return [...callouts.values()].flatMap(({ node, text, look }): Command[] =>
    going.has(node) ? [{ type: 'addCallout', node: into, text, look }] : [],
  )
}

/** A range over nothing but those that go spans the topic they become, where it can: else its words become a topic. */
function leadRanges(snapshot: MapSnapshot, into: NodeSnapshot, going: ReadonlySet<NodeId>): Command[] {
  return [...snapshot.ranges.values()].flatMap((range): Command[] => {
    if (!isLost(snapshot, range, going)) return []
    if (!canSpan(range, into, going)) return titleOf(range, into.id)
    return [{ type: 'setRange', id: range.id, span: { first: into.id, last: into.id } }]
  })
}

/** A floating topic has no siblings. A topic cannot sum itself up, nor one that stands elsewhere. */
function canSpan({ topic, parent }: RangeSnapshot, into: NodeSnapshot, going: ReadonlySet<NodeId>): boolean {
  if (into.parent === null) return false
  return topic === null || (topic !== into.id && !going.has(topic) && parent === into.parent)
}

function titleOf({ text }: RangeSnapshot, into: NodeId): Command[] {
  return text.text === '' ? [] : [{ type: 'addTree', forest: [{ text }], to: { parent: into } }]
}

function isLost(
  { nodes }: MapSnapshot,
  { parent, first, last, topic }: RangeSnapshot,
  going: ReadonlySet<NodeId>,
): boolean {
  if (topic !== null && going.has(topic)) return true
  const siblings = nodes.get(parent)?.children ?? []
  return siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1).every((id) => going.has(id))
}

/** Links of other topics to those that go. */
function leadLinks({ nodes }: MapSnapshot, into: NodeId, going: ReadonlySet<NodeId>): Command[] {
  const urls = new Set([...going].map(nodeLink))
  return [...nodes.values()].flatMap(({ id, link }): Command[] =>
    link?.url !== undefined && urls.has(link.url) && !going.has(id)
      ? [{ type: 'setLink', ids: [id], link: { ...link, url: nodeLink(into) } }]
      : [],
  )
}
