import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShapes } from '../items/add-shape.ts'
import { freeMiddle } from '../items/free-middle.ts'
import { noteRecent } from '../palette/palette-state.ts'
import { growCells } from './grow-cells.ts'
import { newTable } from './new-table.ts'
import type { TableSize } from './table-size.ts'

/** A new table on a free place in what is seen; with texts its rows are as high as these need. */
export function insertTable(
  editor: FlowchartEditor,
  { rows, columns }: TableSize,
  texts: readonly (readonly string[])[] = [],
): void {
  const table = newTable({ x: 0, y: 0 }, columns, rows, texts)
  const [{ id, box }] = table
  const { width = 0, height = 0 } = box
  if (!addShapes(editor, table, freeMiddle(editor, { width, height }))) return
  noteRecent('table')
  if (texts.length > 0) growCells(editor, id)
}
