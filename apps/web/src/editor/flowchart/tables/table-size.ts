/** How many rows and columns a new table has. */
export interface TableSize {
  readonly rows: number
  readonly columns: number
}

/** What can be chosen: larger tables grow by their own buttons. */
export const largestTable: TableSize = { rows: 8, columns: 10 }

/** The size that a key leads to; null for keys that do nothing here. */
export function sizeAfterKey({ rows, columns }: TableSize, key: string): TableSize | null {
  const { rows: most, columns: widest } = largestTable
  switch (key) {
    case 'ArrowUp':
      return { rows: Math.max(1, rows - 1), columns }
    case 'ArrowDown':
      return { rows: Math.min(most, rows + 1), columns }
    case 'ArrowLeft':
      return { rows, columns: Math.max(1, columns - 1) }
    case 'ArrowRight':
      return { rows, columns: Math.min(widest, columns + 1) }
    case 'Home':
      return { rows, columns: 1 }
    case 'End':
      return { rows, columns: widest }
    case 'PageUp':
      return { rows: 1, columns }
    case 'PageDown':
      return { rows: most, columns }
    default:
      return null
  }
}
