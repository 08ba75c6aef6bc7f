import type { MapSnapshot, NodeId, RichText } from '@ramify/document'

/** Words of a topic that are not in the document yet, as an input method makes them. */
export interface TextPreview {
  readonly id: NodeId
  readonly text: RichText
}

/** The map with these words in their topic; the very snapshot where there is no such topic. */
export function withTextPreview(snapshot: MapSnapshot, { id, text }: TextPreview): MapSnapshot {
  const { nodes } = snapshot
  const before = nodes.get(id)
  if (!before) return snapshot
  const node = { ...before, text }
  return {
    ...snapshot,
    nodes: {
      size: nodes.size,
      get: (other) => (other === id ? node : nodes.get(other)),
      *values() {
        for (const other of nodes.values()) yield other.id === id ? node : other
      },
    },
  }
}
