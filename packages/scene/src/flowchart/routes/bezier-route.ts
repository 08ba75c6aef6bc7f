import { distance, flattenCubic, type Point, type Rect, rectAround } from '@ramify/geometry'
import type { BoxIndex } from './search/box-index.ts'

/** How far the control points are from the ends: a share of the distance between the ends, but at least and at most so much. */
const reach = 0.5
const leastReach = 40
const mostReach = 240

/** One end, two control points and the other end of a curve that leaves and arrives in the directions of an orthogonal way. */
export function bezierAlong(way: readonly Point[], isLoop: boolean): readonly [Point, Point, Point, Point] {
  const from = way[0] ?? { x: 0, y: 0 }
  const to = way.at(-1) ?? from
  const away = Math.min(mostReach, Math.max(leastReach, (isLoop ? 1 : reach) * distance(from, to)))
  return [from, toward(from, way[1] ?? to, away), toward(to, way.at(-2) ?? from, away), to]
}

/** Whether a curve meets no box but those of the shapes at its ends, and the area that was looked at. */
export function lookAround(
  [from, control1, control2, to]: readonly [Point, Point, Point, Point],
  index: BoxIndex,
  ends: ReadonlySet<number | undefined>,
): { readonly isFree: boolean; readonly window: Rect } {
  const line = [from, ...flattenCubic({ from, control1, control2, to }, 1)]
  const isFree = line.every((point, nth) => {
    const before = line[nth - 1] ?? point
    // The box around a short piece is only a little larger than the piece.
    const [left, right] = [Math.min(before.x, point.x), Math.max(before.x, point.x)]
    const [top, bottom] = [Math.min(before.y, point.y), Math.max(before.y, point.y)]
    return index.find(left, top, right, bottom).every((number) => ends.has(number))
  })
  return { isFree, window: rectAround(line) as Rect }
}

function toward(point: Point, next: Point, by: number): Point {
  const length = distance(point, next)
  if (length === 0) return point
  return { x: point.x + ((next.x - point.x) / length) * by, y: point.y + ((next.y - point.y) / length) * by }
}
