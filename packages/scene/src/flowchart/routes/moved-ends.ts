import type { Point } from '@ramify/geometry'
import { borderInwards } from './border-points.ts'
import { onGrid } from './fine-grid.ts'
import type { RoutedShape } from './routed-shape.ts'

/** A route whose ends are moved along the sides of their shapes. They stay on the borders, and every piece stays straight. */
export function withMovedEnds(
  points: readonly Point[],
  [from, to]: readonly [number, number],
  start: RoutedShape | undefined,
  end: RoutedShape | undefined,
): readonly Point[] {
  if (points.length < 2) return points
  if (points.length > 2) return withMovedStart(withMovedStart(points, from, start).toReversed(), to, end).toReversed()
  const [first, last] = points as [Point, Point]
  if (from === 0 || !start || !end) return points
  const moved = [movedBy(first, from, first.x === last.x), movedBy(last, from, first.x === last.x)] as const
  return [onBorder(start, moved[0], moved[1]), onBorder(end, moved[1], moved[0])]
}

function withMovedStart(points: readonly Point[], by: number, shape: RoutedShape | undefined): readonly Point[] {
  const [start, corner, ...others] = points
  if (by === 0 || !shape || !start || !corner) return points
  const isVertical = start.x === corner.x
  const next = movedBy(corner, by, isVertical)
  return [onBorder(shape, movedBy(start, by, isVertical), next), next, ...others]
}

const movedBy = ({ x, y }: Point, by: number, isVertical: boolean): Point =>
  isVertical ? { x: x + by, y } : { x, y: y + by }

/** Where a line from outside meets the border; both coordinates of it but one are kept as they are. */
function onBorder(shape: RoutedShape, at: Point, from: Point): Point {
  const isVertical = at.x === from.x
  const side = isVertical ? (from.y < at.y ? 'top' : 'bottom') : from.x < at.x ? 'left' : 'right'
  const on = borderInwards(shape, from, side)
  if (!on) return at
  return isVertical ? { x: at.x, y: onGrid(on.y) } : { x: onGrid(on.x), y: at.y }
}
