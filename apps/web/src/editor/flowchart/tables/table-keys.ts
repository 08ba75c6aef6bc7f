import type { ShapeId } from '@ramify/document'
import { beginWriting } from '../../input/text/begin-writing.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { isLockedShape } from '../items/locked.ts'
import { addFieldAt, currentField } from '../lanes/fields.ts'
import { leadShape } from '../lanes/lead-shape.ts'
import { type CellPlace, cellAt, cellPlace } from './table-of.ts'
import { addRowAt } from './tables.ts'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keys in a cell of a table or a row of a class: arrows and Tab go to the next one, as in a spreadsheet. True when it was one. */
export function pressInTable(editor: FlowchartEditor, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const step = event.shiftKey ? undefined : steps[event.key]
  if (step) return walkInTable(editor, step)
  return event.key === 'Tab' && tabInTable(editor, event.shiftKey ? -1 : 1)
}

/** Tab goes along the row and on to the next; behind the last cell it adds a row. */
export function tabInTable(editor: FlowchartEditor, by: 1 | -1): boolean {
  const cell = selectedCell(editor)
  if (!cell) return walkInTable(editor, [by, 0])
  const all = cell.rows.flatMap(({ children }) => children)
  const at = all.indexOf(cellAt(cell, cell.row, cell.column) ?? '')
  const next = all[at + by]
  if (next !== undefined) return go(editor, next)
  if (by < 0 || editor.readOnly || isLockedShape(editor.document.snapshot, cell.table.id)) return false
  return addRowAt(editor, cell.table.id, cell.rows.length)
}

/** Enter ended what was written: on in the cell below, or in a new row of a class. */
export function enterAfterWriting(editor: FlowchartEditor): void {
  const cell = selectedCell(editor)
  const below = cell && cellAt(cell, cell.row + 1, cell.column)
  if (below !== undefined) go(editor, below)
  const field = currentField(editor)
  if (cell || !field || field.shape.text.text.trim() === '' || editor.readOnly) return
  const next = field.stack.children[field.index + 1]
  if (next !== undefined) go(editor, next)
  else if (addFieldAt(editor, field.stack, field.index + 1)) beginWriting(editor, 'afresh')
}

function walkInTable(editor: FlowchartEditor, [rows, columns]: readonly [number, number]): boolean {
  const cell = selectedCell(editor)
  if (cell) return go(editor, cellAt(cell, cell.row + rows, cell.column + columns))
  const field = currentField(editor)
  return field !== undefined && rows !== 0 && go(editor, field.stack.children[field.index + rows])
}

function selectedCell(editor: FlowchartEditor): CellPlace | undefined {
  const lead = leadShape(editor)
  return lead && cellPlace(editor.document.snapshot, lead.id)
}

function go(editor: FlowchartEditor, id: ShapeId | undefined): boolean {
  if (id === undefined) return false
  editor.select([shapeItem(id)])
  editor.show(shapeItem(id))
  return true
}
