import type { GridLook } from './use-grid.ts'

/** Cards or lines on a desk, rows in a hand. */
export type ListLook = 'cards' | 'lines' | 'rows'

/** Of documents; folders among cards are lower. */
export const gridLooks = {
  cards: { leastWidth: 240, gap: 12, rowHeight: 196 },
  folders: { leastWidth: 240, gap: 12, rowHeight: 48 },
  lines: { leastWidth: null, gap: 0, rowHeight: 40 },
  rows: { leastWidth: null, gap: 0, rowHeight: 72 },
} as const satisfies Record<string, GridLook>
