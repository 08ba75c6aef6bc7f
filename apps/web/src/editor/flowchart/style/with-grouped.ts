import type { FlowchartSnapshot, ShapeId } from '@ramify/document'

/** A group has no look of its own: what is in it has. Each shape once. */
export function withGrouped({ shapes }: FlowchartSnapshot, ids: readonly ShapeId[]): ShapeId[] {
  const found = new Set<ShapeId>()
  const grouped = new Set<ShapeId>()
  const waiting = [...ids].reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const shape = shapes.get(id)
    if (!shape || found.has(id) || grouped.has(id)) continue
    if (shape.kind !== 'group') found.add(id)
    else {
      grouped.add(id)
      waiting.push(...shape.children.toReversed())
    }
  }
  return [...found]
}
