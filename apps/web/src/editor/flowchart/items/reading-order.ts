import type { FlowchartSnapshot, ShapeId } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { FlowchartPage } from '@ramify/scene'
import { partOf } from '../lanes/parts.ts'

/** A shape with the place it takes on its page. */
export interface ReadShape {
  readonly id: ShapeId
  readonly parent: ShapeId | null
  readonly box: Rect
}

/** Shapes of the page that is shown, as one reads. */
export function readingOrder({ parts: { items, snapshot } }: FlowchartPage): ShapeId[] {
  return inReadingOrder(
    snapshot,
    items.shapes.map(({ id, box, shape: { parent } }) => ({ id, box, parent })),
  )
}

/** In rows from the top, in a row from the left. What is in a pool or a table follows it, lane by lane and cell by cell. */
export function inReadingOrder(snapshot: FlowchartSnapshot, read: readonly ReadShape[]): ShapeId[] {
  const partAround = new Map<ShapeId, ShapeId | null>()
  /** The lane or cell that a shape is in, however deep; null for none. */
  const aroundOf = (id: ShapeId | null): ShapeId | null => {
    const way: ShapeId[] = []
    let at = id
    while (at !== null && !partAround.has(at) && !partOf(snapshot, at)) {
      way.push(at)
      at = snapshot.shapes.get(at)?.parent ?? null
    }
    const found = at !== null ? (partAround.get(at) ?? at) : null
    for (const each of way) partAround.set(each, found)
    return found
  }
  const standing = read.filter(({ id }) => !partOf(snapshot, id))
  const inside = Map.groupBy(standing, ({ parent }) => aroundOf(parent))
  const order: ShapeId[] = []
  // From the last to the first, so that the first is taken up first.
  const waiting = inRows(inside.get(null) ?? []).reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id)
    const shape = snapshot.shapes.get(id)
    if (partOf(snapshot, id)) waiting.push(...inRows(inside.get(id) ?? []).reverse())
    if (shape?.stack) waiting.push(...[...shape.children].reverse())
  }
  return order
}

/** In rows from the top, in a row from the left. */
export function inRows(shapes: readonly { readonly id: ShapeId; readonly box: Rect }[]): ShapeId[] {
  const placed = shapes.map(({ id, box }) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2, box }))
  placed.sort((a, b) => a.y - b.y || a.x - b.x)
  const rows: (typeof placed)[] = []
  for (const each of placed) {
    const row = rows.at(-1)
    const first = row?.[0]
    // One whose middle is beside the first of a row stands in that row.
    if (row && first && each.y <= first.box.y + first.box.height) row.push(each)
    else rows.push([each])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x || a.y - b.y).map(({ id }) => id))
}
