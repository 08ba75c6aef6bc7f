import {
  type End,
  type FlowchartItems,
  type FlowchartSnapshot,
  flowchartItemsToContent,
  isShapeEnd,
  newId,
  type ShapeId,
} from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { outermost, type SelectedIds } from './items.ts'

/** What is selected with all that is in it, and the connectors between, in content JSON: those that end at something else are left out. */
export function copyItems(
  snapshot: FlowchartSnapshot,
  selected: SelectedIds,
): ReturnType<typeof flowchartItemsToContent> {
  const tops = outermost(snapshot, selected.shapes)
  const copied = new Set<ShapeId>(tops)
  for (const id of copied) for (const child of snapshot.shapes.get(id)?.children ?? []) copied.add(child)
  const chosen = new Set(selected.connectors)
  const isKept = (end: End) => !isShapeEnd(end) || copied.has(end.shape)
  const connectors = [...snapshot.connectors.values()].filter(({ id, from, to }) => {
    const isBetween = isShapeEnd(from) && isShapeEnd(to) && copied.has(from.shape) && copied.has(to.shape)
    return isBetween || (chosen.has(id) && isKept(from) && isKept(to))
  })
  return flowchartItemsToContent(snapshot, tops, connectors)
}

/** The same under new names, so far away. */
export function renewed({ shapes, connectors }: FlowchartItems, by: Point): FlowchartItems {
  const names = new Map(shapes.map(({ id }) => [id ?? '', newId()]))
  const moved = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y })
  const endOf = (end: End): End =>
    isShapeEnd(end) ? { ...end, shape: names.get(end.shape) ?? end.shape } : { point: moved(end.point) }
  return {
    shapes: shapes.map(({ id = '', parent, box, ...shape }) => ({
      ...shape,
      id: names.get(id) as string,
      ...(parent !== undefined && { parent: names.get(parent) ?? parent }),
      box: parent === undefined ? { ...box, ...moved({ x: box.x ?? 0, y: box.y ?? 0 }) } : box,
    })),
    connectors: connectors.map(({ id: _old, from, to, bends = [], ...connector }) => ({
      ...connector,
      id: newId(),
      from: endOf(from),
      to: endOf(to),
      bends: bends.map(moved),
    })),
  }
}
