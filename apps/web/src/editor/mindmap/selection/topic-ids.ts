import type { MapSnapshot, NodeId } from '@ramify/document'
import { leadOf } from '../../core/selection.ts'

/** Topics in the order they were selected; the last one leads. */
export type TopicIds = readonly NodeId[]

/** Adds one or takes it out; added, it leads. */
export function toggled(selection: TopicIds, id: NodeId): TopicIds {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}

/** From the lead to another node among its siblings, both included; that one alone where they are no siblings. */
export function extended(selection: TopicIds, to: NodeId, { nodes }: MapSnapshot): TopicIds {
  const from = leadOf(selection)
  const parent = nodes.get(to)?.parent ?? null
  const siblings = parent === null ? undefined : nodes.get(parent)?.children
  const [start, end] = [from === null ? -1 : (siblings?.indexOf(from) ?? -1), siblings?.indexOf(to) ?? -1]
  if (!siblings || start < 0) return [to]
  const span = siblings.slice(Math.min(start, end), Math.max(start, end) + 1)
  return start <= end ? span : span.reverse()
}
