import type { ShapeId } from '@ramify/document'
import type { FlowchartPage, PlacedShape } from '@ramify/scene'
import { partOf } from '../lanes/parts.ts'

/**
 * Shapes of the page as one reads: in rows from the top, in a row from the left. What is in a pool or a table follows it, lane by lane
 * and cell by cell.
 */
export function readingOrder({ parts: { items, snapshot } }: FlowchartPage): ShapeId[] {
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
  const standing = items.shapes.filter(({ id }) => !partOf(snapshot, id))
  const inside = Map.groupBy(standing, ({ shape }) => aroundOf(shape.parent))
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

function inRows(shapes: readonly PlacedShape[]): ShapeId[] {
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
