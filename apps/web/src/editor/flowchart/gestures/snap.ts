import type { Point, Rect } from '@ramify/geometry'
import { isGridOn } from '../arranging/snap-settings.ts'
import type { Guide } from './preview.ts'
import { spacingNear } from './spacing.ts'

/** In units of the page. */
export const gridSize = 10

interface Snapped {
  /** How far the box is to be moved besides. */
  readonly by: Point
  readonly guides: readonly Guide[]
}

/** Brings a box in line with others that are near enough on an axis, or to equal gaps between them, otherwise onto the grid. */
export function snap(box: Rect, others: readonly Rect[], reach: number): Snapped {
  const x = snapAxis(box, others, 'x', reach)
  const y = snapAxis(box, others, 'y', reach)
  const moved = { ...box, x: box.x + x.by, y: box.y + y.by }
  return { by: { x: x.by, y: y.by }, guides: [...x.guides(moved), ...y.guides(moved)] }
}

/** Brings an edge that is pulled in line with the edges of others, otherwise onto the grid. */
export function snapEdge(
  value: number,
  axis: 'x' | 'y',
  others: readonly Rect[],
  reach: number,
): { by: number; other: Rect | null } {
  const found = nearest([value], others, axis, reach)
  return found ? { by: found.by, other: found.other } : { by: toGrid(value), other: null }
}

/** To the nearest line of the grid, while that is shown. */
export const toGrid = (value: number): number => (isGridOn.get() ? Math.round(value / gridSize) * gridSize - value : 0)

/** Nobody sees a difference that is smaller. */
const same = 0.01

function snapAxis(box: Rect, others: readonly Rect[], axis: 'x' | 'y', reach: number) {
  const line = nearest(edges(box, axis), others, axis, reach)
  const gaps = spacingNear(box, others, axis, reach)
  if (!line && !gaps) return { by: toGrid(box[axis]), guides: () => [] }
  const isLine = line !== null && (!gaps || Math.abs(line.by) <= Math.abs(gaps.by) + same)
  const by = isLine ? line.by : (gaps?.by ?? 0)
  const guides = (moved: Rect): Guide[] => [
    ...(line && isLine ? [lineAt(line.at, axis, moved, line.other)] : []),
    ...(gaps && Math.abs(gaps.by - by) < same ? gaps.guides(moved) : []),
  ]
  return { by, guides }
}

const edges = (rect: Rect, axis: 'x' | 'y') => {
  const length = axis === 'x' ? rect.width : rect.height
  return [rect[axis], rect[axis] + length / 2, rect[axis] + length]
}

/** Of lines that are as near the one that says most: middle on middle, then an edge on the same one. */
function nearest(own: readonly number[], others: readonly Rect[], axis: 'x' | 'y', reach: number) {
  let best: { by: number; at: number; other: Rect; rank: number } | null = null
  for (const other of others) {
    for (const [theirs, at] of edges(other, axis).entries()) {
      for (const [mine, edge] of own.entries()) {
        const by = at - edge
        if (Math.abs(by) > reach) continue
        const rank = own.length === 1 ? 0 : rankOf(mine, theirs)
        const nearer = best ? Math.abs(best.by) - Math.abs(by) : same
        if (!best || nearer >= same || (nearer > -same && rank < best.rank)) best = { by, at, other, rank }
      }
    }
  }
  return best
}

const middle = 1
const rankOf = (mine: number, theirs: number): number => (mine !== theirs ? 2 : mine === middle ? 0 : 1)

/** Along both boxes. */
export function lineAt(at: number, axis: 'x' | 'y', one: Rect, other: Rect): Guide {
  const across = axis === 'x' ? 'y' : 'x'
  const ends = [...edges(one, across), ...edges(other, across)]
  const point = (along: number): Point => (axis === 'x' ? { x: at, y: along } : { x: along, y: at })
  return { from: point(Math.min(...ends)), to: point(Math.max(...ends)) }
}
