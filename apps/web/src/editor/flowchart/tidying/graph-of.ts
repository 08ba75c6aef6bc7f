import { type FlowchartSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import type { FlowchartPage } from '@ramify/scene'
import type { TidyGraph } from './graph.ts'

/** Shapes as one graph, with room for the words on connectors. A connector of something inside a shape counts as one of that shape. */
export function graphOf(
  { shapes, connectors }: Pick<FlowchartSnapshot, 'shapes' | 'connectors'>,
  sizes: ReadonlyMap<ShapeId, Size>,
  page: Pick<FlowchartPage, 'connectorOf'>,
): TidyGraph {
  const nodeOf = (id: ShapeId): ShapeId | null => {
    for (let at: ShapeId | null = id; at !== null; at = shapes.get(at)?.parent ?? null) if (sizes.has(at)) return at
    return null
  }
  const edges = [...connectors.values()].flatMap(({ id, from, to }): TidyGraph['edges'][number][] => {
    if (!isShapeEnd(from) || !isShapeEnd(to)) return []
    const [start, end] = [nodeOf(from.shape), nodeOf(to.shape)]
    if (start === null || end === null || start === end) return []
    const boxes = page.connectorOf(id)?.labels.map(({ box }) => box) ?? []
    if (boxes.length === 0) return [[start, end]]
    const most = (side: 'width' | 'height') => Math.max(...boxes.map((box) => box[side]))
    return [[start, end, { width: most('width'), height: most('height') }]]
  })
  return { nodes: [...sizes].map(([id, { width, height }]) => ({ id, width, height })), edges }
}
