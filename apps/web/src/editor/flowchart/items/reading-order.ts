import type { ShapeId } from '@ramify/document'
import type { FlowchartPage } from '@ramify/scene'

/** Shapes of the page as one reads: in rows from the top, in a row from the left. */
export function readingOrder({ parts: { items } }: FlowchartPage): ShapeId[] {
  const placed = items.shapes.map(({ id, box }) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2, box }))
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
