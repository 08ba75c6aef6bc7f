import {
  type ConnectorContent,
  type End,
  type FlowchartSnapshot,
  isShapeEnd,
  newId,
  type ShapeContent,
  type ShapeId,
  type ShapeSnapshot,
} from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { outermost, type SelectedIds } from './items.ts'

/** Shapes and connectors as plain data, apart from any page. */
export interface CopiedItems {
  readonly shapes: readonly ShapeContent[]
  readonly connectors: readonly ConnectorContent[]
}

/** What is selected with all that is in it, and the connectors between: those that end at something else are left out. */
export function copyItems(snapshot: FlowchartSnapshot, selected: SelectedIds): CopiedItems {
  const shapes: ShapeContent[] = []
  const copied = new Set<ShapeId>()
  const add = (shape: ShapeSnapshot, parent: ShapeId | null) => {
    const { id, kind, box, text, note, look, link, image, locked, stack } = shape
    const own = { id, kind, box, text, note, look, link, image, locked, stack }
    shapes.push(parent === null ? own : { ...own, parent })
    copied.add(id)
  }
  const waiting = outermost(snapshot, selected.shapes).map((id) => ({ id, parent: null as ShapeId | null }))
  for (const { id, parent } of waiting) {
    const shape = snapshot.shapes.get(id)
    if (!shape) continue
    add(shape, parent)
    for (const child of shape.children) waiting.push({ id: child, parent: id })
  }
  const chosen = new Set(selected.connectors)
  const isKept = (end: End) => !isShapeEnd(end) || copied.has(end.shape)
  const connectors = [...snapshot.connectors.values()].filter(({ id, from, to }) => {
    const isBetween = isShapeEnd(from) && isShapeEnd(to) && copied.has(from.shape) && copied.has(to.shape)
    return isBetween || (chosen.has(id) && isKept(from) && isKept(to))
  })
  return {
    shapes,
    connectors: connectors.map(({ id, from, to, style, bends, look, link, locked }) => ({
      id,
      from,
      to,
      style,
      bends,
      look,
      link,
      locked,
      labels: [...snapshot.labels.values()]
        .filter(({ connector }) => connector === id)
        .map(({ at, offset, text, look: ofLabel }) => ({ at, offset, text, look: ofLabel })),
    })),
  }
}

/** The same under new names, so far away. */
export function renewed({ shapes, connectors }: CopiedItems, by: Point): CopiedItems {
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
