import type { MapSnapshot, NodeId } from '@ramify/document'

/** From one sibling to another, both included. */
export interface Span {
  readonly first: NodeId
  readonly last: NodeId
}

export type SpanEnd = keyof Span

/** The children that stand in a row: the topic of a summary stands apart, unless a range begins or ends with it. */
export function standingSiblings({ nodes, ranges }: MapSnapshot, parent: NodeId): readonly NodeId[] {
  const apart = new Set<NodeId | null>()
  const among = [...ranges.values()].filter((range) => range.parent === parent)
  for (const { topic } of among) apart.add(topic)
  for (const { first, last } of among) for (const end of [first, last]) apart.delete(end)
  return (nodes.get(parent)?.children ?? []).filter((id) => !apart.has(id))
}

export function spanned(siblings: readonly NodeId[], { first, last }: Span): readonly NodeId[] {
  return siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1)
}

/** With one end at another sibling; it does not pass the other end. */
export function withEnd(siblings: readonly NodeId[], span: Span, end: SpanEnd, to: NodeId): Span {
  const at = siblings.indexOf(to)
  if (at < 0) return span
  const isPast = end === 'first' ? at > siblings.indexOf(span.last) : at < siblings.indexOf(span.first)
  return { ...span, [end]: isPast ? span[end === 'first' ? 'last' : 'first'] : to }
}

/** With one end a sibling earlier or later; null where there is none, or the range would be empty. */
export function stepped(siblings: readonly NodeId[], span: Span, end: SpanEnd, by: 1 | -1): Span | null {
  const at = siblings.indexOf(span[end])
  const to = at < 0 ? undefined : siblings[at + by]
  const next = to === undefined ? span : withEnd(siblings, span, end, to)
  return next.first === span.first && next.last === span.last ? null : next
}
