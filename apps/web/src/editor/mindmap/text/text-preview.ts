import type { MapSnapshot } from '@ramify/document'
import type { TextPreview } from '../../core/text-targets.ts'

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
