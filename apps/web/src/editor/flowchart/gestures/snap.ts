import type { Point, Rect } from '@ramify/geometry'
import type { Guide } from './preview.ts'

/** In units of the page. */
export const gridSize = 10

interface Snapped {
  /** How far the box is to be moved besides. */
  readonly by: Point
  readonly guides: readonly Guide[]
}

/** Brings a box in line with others that are near enough on an axis, otherwise onto the grid. */
export function snap(box: Rect, others: readonly Rect[], reach: number): Snapped {
  const x = nearest(edges(box.x, box.width), others, ({ x, width }) => edges(x, width), reach)
  const y = nearest(edges(box.y, box.height), others, ({ y, height }) => edges(y, height), reach)
  const by = { x: x ? x.by : toGrid(box.x), y: y ? y.by : toGrid(box.y) }
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y }
  return { by, guides: [...(x ? [downAt(x.at, moved, x.other)] : []), ...(y ? [acrossAt(y.at, moved, y.other)] : [])] }
}

/** To the nearest line of the grid. */
export const toGrid = (value: number): number => Math.round(value / gridSize) * gridSize - value

const edges = (from: number, length: number) => [from, from + length / 2, from + length]

function nearest(
  own: readonly number[],
  others: readonly Rect[],
  of: (rect: Rect) => readonly number[],
  reach: number,
) {
  let best: { by: number; at: number; other: Rect } | null = null
  for (const other of others) {
    for (const at of of(other)) {
      for (const edge of own) {
        const by = at - edge
        if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at, other }
      }
    }
  }
  return best
}

function downAt(x: number, one: Rect, other: Rect): Guide {
  const ends = [one.y, one.y + one.height, other.y, other.y + other.height]
  return { from: { x, y: Math.min(...ends) }, to: { x, y: Math.max(...ends) } }
}

function acrossAt(y: number, one: Rect, other: Rect): Guide {
  const ends = [one.x, one.x + one.width, other.x, other.x + other.width]
  return { from: { x: Math.min(...ends), y }, to: { x: Math.max(...ends), y } }
}
