import type { ShapeId } from '@ramify/document'

/** One shape in the list: its place among all of the page counts from 1. */
export interface ListRow {
  readonly id: ShapeId
  readonly position: number
}

/** A page of up to so many shapes is listed as a whole: screen readers list and search what is in the page. */
const mostWhole = 200
const reach = 24
const mostSelected = 100

/**
 * All shapes in the order of reading; of a large page those around the one that was selected last, then others that are selected. A screen
 * reader is told the size of the whole and the place in it, so a page of ten thousand shapes needs no ten thousand elements.
 */
export function listWindow(order: readonly ShapeId[], selected: readonly ShapeId[]): ListRow[] {
  const rowAt = (nth: number): ListRow => ({ id: order[nth] as ShapeId, position: nth + 1 })
  if (order.length <= mostWhole) return order.map((_, nth) => rowAt(nth))
  const lead = Math.max(0, order.indexOf(selected.at(-1) ?? ''))
  const first = Math.max(0, lead - reach)
  const around = order.slice(first, lead + reach + 1).map((_, nth) => rowAt(first + nth))
  const shown = new Set(around.map(({ id }) => id))
  const others = new Set(selected.slice(-mostSelected).filter((id) => !shown.has(id)))
  if (others.size === 0) return around
  return [...around, ...order.flatMap((id, nth) => (others.has(id) ? [rowAt(nth)] : []))]
}
