import type { FlowchartSnapshot, LayerId, LayerSnapshot, ShapeId } from '@ramify/document'

interface Lockable {
  readonly locked: boolean
  readonly layer: LayerId | null
}

/** Whether people have locked it, or the layer that it is on. */
export function isLocked({ locked, layer }: Lockable, layers: ReadonlyMap<LayerId, LayerSnapshot>): boolean {
  return locked || (layer !== null && layers.get(layer)?.locked === true)
}

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
