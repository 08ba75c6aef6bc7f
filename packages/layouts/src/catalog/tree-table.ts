import type { Layout } from '../layout.ts'
import { arrangeTable } from '../placement/table-grid.ts'

/** What goes on in the rows of a table: each a cell, and beside it its children, one below the other. */
const tableRow: Layout = {
  arrange(node, forest, blocks, spacing) {
    const above = forest.parent[node] as number
    const layout = above < 0 ? undefined : blocks.layouts[above]
    // Columns run through all rows: whoever is at the top of the table places them all.
    const isInTable = (layout === tableRow || layout === treeTable) && !forest.apart[node]
    if (!isInTable) arrangeTable(node, forest, blocks, spacing, { row: tableRow, hasHeader: false })
  },
  grows: 'right',
  beyond: 'right',
  exit: { x: 1, y: 0 },
  entry: { x: -1, y: 0 },
}

/** A table: the root is the bar over it, main topics begin its rows, what is below them goes on in columns. */
export const treeTable: Layout = {
  arrange: (node, forest, blocks, spacing) =>
    arrangeTable(node, forest, blocks, spacing, { row: tableRow, hasHeader: true }),
  upright: true,
  grows: 'down',
  beyond: 'right',
  exit: { x: 0, y: 1 },
  entry: { x: 0, y: -1 },
  below: tableRow,
}
