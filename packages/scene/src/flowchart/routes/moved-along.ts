import { type End, isShapeEnd, type ShapeEnd } from '@ramify/document'
import { type Point, type Rect, translateRect } from '@ramify/geometry'
import { terminalOf } from './connector-ends.ts'
import type { RoutedShape } from './routed-shape.ts'
import type { Terminal } from './search/terminal.ts'

/** Whether a line would begin or end at the same places of shapes that moved. Most ends say nothing of a place. */
export function endsAlong(
  shapeBefore: (id: string) => RoutedShape | undefined,
  shapeNow: (id: string) => RoutedShape | undefined,
  by: Point,
): (end: End) => boolean {
  const known = new Map<string, boolean>()
  const look = (end: ShapeEnd) => {
    const [before, now] = [shapeBefore(end.shape), shapeNow(end.shape)]
    if (!before || !now) return false
    const [one, other] = [terminalOf({ ...end, shape: before }), terminalOf({ ...end, shape: now })]
    return isTerminalMoved(one, other, by)
  }
  return (end) => {
    if (!isShapeEnd(end)) return false
    if (end.port !== undefined || end.at !== undefined) return look(end)
    const isAlong = known.get(end.shape) ?? look(end)
    known.set(end.shape, isAlong)
    return isAlong
  }
}

function isTerminalMoved(one: Terminal, other: Terminal, by: Point): boolean {
  return (
    one.ports.length === other.ports.length &&
    (one.box && other.box ? isSameRect(translateRect(one.box, by), other.box) : one.box === other.box) &&
    one.ports.every(({ point, side }, nth) => {
      const there = other.ports[nth]
      return there?.side === side && there.point.x === point.x + by.x && there.point.y === point.y + by.y
    })
  )
}

export function isSameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

export const movedPoints = (points: readonly Point[], by: Point): readonly Point[] =>
  points.length === 0 ? points : points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))

export function samePoints(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every(({ x, y }, nth) => x === other[nth]?.x && y === other[nth]?.y)
}
