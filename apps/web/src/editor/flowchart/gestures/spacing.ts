import type { Rect } from '@ramify/geometry'
import type { Guide } from './preview.ts'

type Axis = 'x' | 'y'

/** A place where a box has equal gaps to others. */
export interface Spacing {
  /** How far the box has to be moved to get there. */
  readonly by: number
  /** The gaps that are equal then, with their length. */
  guides(moved: Rect): readonly Guide[]
}

/** The nearest place within reach where gaps in the row or column of a box are equal. */
export function spacingNear(box: Rect, others: readonly Rect[], axis: Axis, reach: number): Spacing | null {
  const row = others.filter((other) => isBeside(box, other, axis))
  const middle = box[axis] + lengthOf(box, axis) / 2
  const before = lastBefore(row, middle, axis)
  const after = firstAfter(row, middle, axis)
  const length = lengthOf(box, axis)
  let best: Spacing | null = null
  const offer = (start: number, guides: Spacing['guides']) => {
    const by = start - box[axis]
    if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, guides }
  }
  if (before && after && after[axis] - endOf(before, axis) >= length) {
    const start = (endOf(before, axis) + after[axis] - length) / 2
    offer(start, (moved) => [gapBetween(before, moved, axis), gapBetween(moved, after, axis)])
  }
  if (before) {
    const first = lastBefore(
      others.filter((other) => other !== before && isBeside(before, other, axis)),
      before[axis],
      axis,
    )
    const gap = first ? before[axis] - endOf(first, axis) : 0
    if (first && gap > 0) {
      offer(endOf(before, axis) + gap, (moved) => [gapBetween(first, before, axis), gapBetween(before, moved, axis)])
    }
  }
  if (after) {
    const last = firstAfter(
      others.filter((other) => other !== after && isBeside(after, other, axis)),
      endOf(after, axis),
      axis,
    )
    const gap = last ? last[axis] - endOf(after, axis) : 0
    if (last && gap > 0) {
      offer(after[axis] - gap - length, (moved) => [gapBetween(moved, after, axis), gapBetween(after, last, axis)])
    }
  }
  return best
}

const lengthOf = (rect: Rect, axis: Axis) => (axis === 'x' ? rect.width : rect.height)
const endOf = (rect: Rect, axis: Axis) => rect[axis] + lengthOf(rect, axis)

/** Whether both share some of the other axis. */
function isBeside(one: Rect, other: Rect, axis: Axis): boolean {
  const across = axis === 'x' ? 'y' : 'x'
  return one[across] < endOf(other, across) && other[across] < endOf(one, across)
}

function lastBefore(rects: readonly Rect[], place: number, axis: Axis): Rect | null {
  let best: Rect | null = null
  for (const rect of rects)
    if (endOf(rect, axis) <= place && (!best || endOf(rect, axis) > endOf(best, axis))) best = rect
  return best
}

function firstAfter(rects: readonly Rect[], place: number, axis: Axis): Rect | null {
  let best: Rect | null = null
  for (const rect of rects) if (rect[axis] >= place && (!best || rect[axis] < best[axis])) best = rect
  return best
}

/** In the middle of what both share. */
function gapBetween(one: Rect, other: Rect, axis: Axis): Guide {
  const across = axis === 'x' ? 'y' : 'x'
  const middle = (Math.max(one[across], other[across]) + Math.min(endOf(one, across), endOf(other, across))) / 2
  const [from, to] = [endOf(one, axis), other[axis]]
  const point = (along: number) => (axis === 'x' ? { x: along, y: middle } : { x: middle, y: along })
  return { from: point(from), to: point(to), length: to - from }
}
