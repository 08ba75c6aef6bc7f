import { type FlowchartSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import type { TidyGraph } from './graph.ts'

/** Shapes as one graph. A connector of something inside a shape counts as one of that shape. */
export function graphOf(
  { shapes, connectors }: Pick<FlowchartSnapshot, 'shapes' | 'connectors'>,
  sizes: ReadonlyMap<ShapeId, Size>,
): TidyGraph {
  const nodeOf = (id: ShapeId): ShapeId | null => {
    for (let at: ShapeId | null = id; at !== null; at = shapes.get(at)?.parent ?? null) if (sizes.has(at)) return at
    return null
  }
  const edges = [...connectors.values()].flatMap(({ from, to }): [ShapeId, ShapeId][] => {
    if (!isShapeEnd(from) || !isShapeEnd(to)) return []
    const [start, end] = [nodeOf(from.shape), nodeOf(to.shape)]
    return start === null || end === null || start === end ? [] : [[start, end]]
  })
  return { nodes: [...sizes].map(([id, { width, height }]) => ({ id, width, height })), edges }
}
