import type { Point, Rect } from '@ramify/geometry'

export type Axis = 'x' | 'y'

/** How far each box has to be moved so that the gaps between neighbours are equal. The first and the last one stay where they are. */
export function distributed(boxes: readonly Rect[], axis: Axis): Point[] {
  const length = (box: Rect) => (axis === 'x' ? box.width : box.height)
  const middle = (box: Rect) => box[axis] + length(box) / 2
  const sorted = boxes.map((box, nth) => ({ box, nth })).sort((a, b) => middle(a.box) - middle(b.box) || a.nth - b.nth)
  const moves = boxes.map((): Point => ({ x: 0, y: 0 }))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < 3) return moves
  const inner = sorted.slice(1, -1)
  const room = last.box[axis] - (first.box[axis] + length(first.box))
  const gap = (room - inner.reduce((sum, { box }) => sum + length(box), 0)) / (inner.length + 1)
  let end = first.box[axis] + length(first.box)
  for (const { box, nth } of inner) {
    const by = end + gap - box[axis]
    moves[nth] = axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by }
    end += gap + length(box)
  }
  return moves
}
