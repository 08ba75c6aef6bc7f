import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShapes } from '../items/add-shape.ts'
import { freeMiddle } from '../items/free-middle.ts'
import { noteRecent } from '../palette/palette-state.ts'
import { newTable } from './new-table.ts'
import type { TableSize } from './table-size.ts'

/** A new table on a free place in what is seen. */
export function insertTable(editor: FlowchartEditor, { rows, columns }: TableSize): void {
  const table = newTable({ x: 0, y: 0 }, columns, rows)
  const { width = 0, height = 0 } = table[0].box
  if (addShapes(editor, table, freeMiddle(editor, { width, height }))) noteRecent('table')
}
