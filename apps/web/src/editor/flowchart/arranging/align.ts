import { type Point, type Rect, union } from '@ramify/geometry'

export const alignEdges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type AlignEdge = (typeof alignEdges)[number]

const shares: Readonly<Record<AlignEdge, number>> = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 }

const isAcross = (edge: AlignEdge): boolean => edge === 'left' || edge === 'center' || edge === 'right'

/** How far each box has to be moved so that all of them have one edge or middle line in common: that of the area around them. */
export function aligned(boxes: readonly Rect[], edge: AlignEdge, area: Rect | null = union(boxes)): Point[] {
  if (!area) return []
  const share = shares[edge]
  return boxes.map((box) =>
    isAcross(edge)
      ? { x: area.x + area.width * share - (box.x + box.width * share), y: 0 }
      : { x: 0, y: area.y + area.height * share - (box.y + box.height * share) },
  )
}
