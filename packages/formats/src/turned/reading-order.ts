import {
  type FlowchartSnapshot,
  type Frame,
  frameIn,
  framesInside,
  type PageSnapshot,
  type ShapeId,
} from '@ramify/document'

/** Shapes whose middles are no further apart than this stand in one row. */
const rowHeight = 24
/** Of a usual shape: what is as high begins where a frame does whose upper edge is in line with its own. */
const halfHeight = 30

/** The shapes of a page as people read them: from the top down, in a row from the left; each before those in it. */
export function inReadingOrder(chart: FlowchartSnapshot, page: PageSnapshot): ShapeId[] {
  const found: { readonly id: ShapeId; readonly row: number; readonly x: number; readonly depth: number }[] = []
  const waiting: { readonly id: ShapeId; readonly frame: Frame; readonly depth: number; readonly top: number }[] = []
  for (const id of page.tops) {
    const shape = chart.shapes.get(id)
    if (shape) waiting.push({ id, frame: frameIn(chart, shape, undefined, undefined), depth: 0, top: -Infinity })
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, frame, depth, top } = next
    const shape = chart.shapes.get(id)
    if (!shape) continue
    const own = shape.children.length > 0 ? frame.y : frame.y + frame.height / 2 - halfHeight
    const y = Math.max(own, top)
    found.push({ id, row: Math.round(y / rowHeight), x: frame.x, depth })
    if (shape.children.length === 0) continue
    const inside = framesInside(chart, shape, frame)
    for (const [nth, child] of shape.children.entries()) {
      const at = inside[nth]
      if (at) waiting.push({ id: child, frame: at, depth: depth + 1, top: y })
    }
  }
  found.sort(
    (one, other) => one.row - other.row || one.x - other.x || one.depth - other.depth || (one.id < other.id ? -1 : 1),
  )
  return found.map(({ id }) => id)
}
