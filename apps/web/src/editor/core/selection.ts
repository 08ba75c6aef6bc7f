import type { MapSnapshot, NodeId } from '@ramify/document'

/** What is selected, in the order it was; the last one leads: it is what a key acts from. */
export type Selection = readonly NodeId[]

export const nothing: Selection = []

export const leadOf = (selection: Selection): NodeId | null => selection.at(-1) ?? null

/** Adds one or takes it out; added, it leads. */
export function toggled(selection: Selection, id: NodeId): Selection {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}

/** Adds these; one that was there already keeps its place. */
export function joined(selection: Selection, ids: readonly NodeId[]): Selection {
  return [...new Set([...selection, ...ids])]
}

/** From the lead to another node among its siblings, both included; that one alone where they are no siblings. */
export function extended(selection: Selection, to: NodeId, { nodes }: MapSnapshot): Selection {
  const from = leadOf(selection)
  const parent = nodes.get(to)?.parent ?? null
  const siblings = parent === null ? undefined : nodes.get(parent)?.children
  const [start, end] = [from === null ? -1 : (siblings?.indexOf(from) ?? -1), siblings?.indexOf(to) ?? -1]
  if (!siblings || start < 0) return [to]
  const span = siblings.slice(Math.min(start, end), Math.max(start, end) + 1)
  return start <= end ? span : span.reverse()
}

/** The same without what is not in the map any more; the same object when all are. */
export function living(selection: Selection, { nodes }: MapSnapshot): Selection {
  return selection.every((id) => nodes.get(id)) ? selection : selection.filter((id) => nodes.get(id))
}
