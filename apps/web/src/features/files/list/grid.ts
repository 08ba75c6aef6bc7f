import { intersects, type Rect } from '@ramify/geometry'

/** Entries of one height, in columns: enough to know where each stands without drawing it. */
export interface Grid {
  readonly count: number
  readonly columns: number
  readonly width: number
  readonly rowHeight: number
  readonly gap: number
}

/** As many columns as there is room for, each at least so wide; `null` is one column. */
export function columnsIn(width: number, least: number | null, gap: number): number {
  return least === null ? 1 : Math.max(1, Math.floor((width + gap) / (least + gap)))
}

export function heightOf({ count, columns, rowHeight, gap }: Grid): number {
  const rows = Math.ceil(count / columns)
  return rows === 0 ? 0 : rows * (rowHeight + gap) - gap
}

export function placeIn({ columns, width, rowHeight, gap }: Grid, index: number): Rect {
  const own = (width - (columns - 1) * gap) / columns
  return {
    x: (index % columns) * (own + gap),
    y: Math.floor(index / columns) * (rowHeight + gap),
    width: own,
    height: rowHeight,
  }
}

/** The entries of all rows that are at least partly between two heights; `end` is the first one after them. */
export function indexesBetween(grid: Grid, top: number, bottom: number): { first: number; end: number } {
  const { count, columns, rowHeight, gap } = grid
  const step = rowHeight + gap
  const within = (row: number) => Math.min(Math.max(row, 0), Math.ceil(count / columns))
  const first = within(Math.floor((top + gap) / step))
  const end = Math.max(first, within(Math.ceil(bottom / step)))
  return { first: Math.min(first * columns, count), end: Math.min(end * columns, count) }
}

/** Those that an area touches. */
export function indexesIn(grid: Grid, area: Rect): number[] {
  const { first, end } = indexesBetween(grid, area.y, area.y + area.height)
  const near = Array.from({ length: end - first }, (_, nth) => first + nth)
  return near.filter((index) => intersects(placeIn(grid, index), area))
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The entry beside this one; `null` where the list ends, for up and down in the same column. */
export function beside({ count, columns }: Grid, index: number, direction: Direction): number | null {
  const by = { left: -1, right: 1, up: -columns, down: columns }[direction]
  const next = index + by
  if (next >= 0 && next < count) return next
  // The last row may be short: its end is the nearest there is.
  const isAboveLastRow = Math.floor(index / columns) < Math.floor((count - 1) / columns)
  return direction === 'down' && isAboveLastRow ? count - 1 : null
}
