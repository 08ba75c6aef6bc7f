import {
  type FlowchartCommand,
  type FlowchartSnapshot,
  newId,
  type ShapeId,
  type ShapeSnapshot,
} from '@ramify/document'
import { flowShape } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { insertParts, lengthsIn, moveParts, removeParts } from '../lanes/change-parts.ts'
import { withBends } from '../lanes/following-bends.ts'
import { leadShape } from '../lanes/lead-shape.ts'
import { headerLook, newRow } from './new-table.ts'
import { type CellPlace, cellAt, cellPlace, columnCount, type Table, tableOf } from './table-of.ts'

/** The selected cell; of a row its first one, of a table its last. */
export function currentCell(editor: FlowchartEditor): CellPlace | undefined {
  const { snapshot } = editor.document
  const lead = leadShape(editor)
  if (!lead) return undefined
  const cell = cellPlace(snapshot, lead.id)
  if (cell) return cell
  const table = tableOf(snapshot, lead.id)
  if (!table) return undefined
  const row = table.rows.findIndex(({ id }) => id === lead.id)
  return row < 0
    ? { ...table, row: table.rows.length - 1, column: columnCount(table) - 1 }
    : { ...table, row, column: 0 }
}

interface NewCells {
  /** How many shapes it is. */
  readonly count: number
  readonly cells: readonly ShapeId[]
  readonly commands: Iterable<FlowchartCommand>
}

/** A row like the one before it: as high, with the same look, unless that is the header. */
export function rowCommands(snapshot: FlowchartSnapshot, { table, rows }: Table, index: number): NewCells | undefined {
  const like = rows[index - 1] ?? rows[index]
  if (!like) return undefined
  const height = lengthsIn(snapshot, table)[rows.indexOf(like)] ?? flowShape('table-cell').size.height
  const looks = like.children.map((cell) => ownLook(snapshot.shapes.get(cell)))
  const [row, ...cells] = newRow(table.id, lengthsIn(snapshot, like), height, looks)
  if (!row) return undefined
  const commands = insertParts(snapshot, height, [{ stack: table, index, shapes: [row, ...cells] }])
  return { count: cells.length + 1, cells: cells.map(({ id }) => id), commands }
}

/** A column as wide as the one before it, with the look of its cells. */
export function columnCommands(snapshot: FlowchartSnapshot, { rows }: Table, index: number): NewCells {
  const [first] = rows
  const widths = first ? lengthsIn(snapshot, first) : []
  const width = widths[index - 1] ?? widths[index] ?? flowShape('table-cell').size.width
  const places = rows.map((stack) => {
    const like = snapshot.shapes.get(stack.children[index - 1] ?? stack.children[index] ?? '')
    const cell = { id: newId(), kind: 'table-cell', box: { width, height: stack.box.height }, look: like?.look ?? {} }
    return { stack, index: Math.min(index, stack.children.length), shapes: [cell] as const }
  })
  return {
    count: rows.length,
    cells: places.map(({ shapes: [{ id }] }) => id),
    commands: insertParts(snapshot, width, places),
  }
}

export function addRowAt(editor: FlowchartEditor, id: ShapeId, index: number, column = 0): boolean {
  const { snapshot } = editor.document
  const found = tableOf(snapshot, id)
  return add(editor, found && rowCommands(snapshot, found, index), column)
}

export function addColumnAt(editor: FlowchartEditor, id: ShapeId, index: number, row = 0): boolean {
  const { snapshot } = editor.document
  const found = tableOf(snapshot, id)
  return add(editor, found && columnCommands(snapshot, found, index), row)
}

function add(editor: FlowchartEditor, added: NewCells | undefined, chosen: number): boolean {
  if (!added || !editor.hasRoomFor(added.count)) return false
  const { ok } = editor.batch(withBends(editor.document, added.commands))
  return selectAfter(editor, ok, added.cells[chosen] ?? added.cells[0])
}

export function addRow(editor: FlowchartEditor, side: 'before' | 'after'): void {
  const cell = currentCell(editor)
  if (cell) addRowAt(editor, cell.table.id, side === 'before' ? cell.row : cell.row + 1, cell.column)
}

export function addColumn(editor: FlowchartEditor, side: 'before' | 'after'): void {
  const cell = currentCell(editor)
  if (cell) addColumnAt(editor, cell.table.id, side === 'before' ? cell.column : cell.column + 1, cell.row)
}

export function removeRow(editor: FlowchartEditor): void {
  const cell = currentCell(editor)
  if (!cell) return
  const { table, row, column } = cell
  editor.batch(withBends(editor.document, removeParts(editor.document.snapshot, [table], new Set([row]))))
  selectNear(editor, table.id, row, column)
}

export function removeColumn(editor: FlowchartEditor): void {
  const cell = currentCell(editor)
  if (!cell) return
  const { table, rows, row, column } = cell
  editor.batch(withBends(editor.document, removeParts(editor.document.snapshot, rows, new Set([column]))))
  selectNear(editor, table.id, row, column)
}

export function moveRow(editor: FlowchartEditor, by: 1 | -1): void {
  const cell = currentCell(editor)
  if (cell && canMoveRow(editor, by)) {
    editor.batch(withBends(editor.document, moveParts([cell.table], cell.row, cell.row + by)))
  }
}

export function moveColumn(editor: FlowchartEditor, by: 1 | -1): void {
  const cell = currentCell(editor)
  if (cell && canMoveColumn(editor, by)) {
    editor.batch(withBends(editor.document, moveParts(cell.rows, cell.column, cell.column + by)))
  }
}

export function canMoveRow(editor: FlowchartEditor, by: 1 | -1): boolean {
  const cell = currentCell(editor)
  return cell?.rows[cell.row + by] !== undefined
}

export function canMoveColumn(editor: FlowchartEditor, by: 1 | -1): boolean {
  const cell = currentCell(editor)
  return cell !== undefined && cellAt(cell, cell.row, cell.column + by) !== undefined
}

export function selectRow(editor: FlowchartEditor): void {
  const cell = currentCell(editor)
  if (cell) editor.select((cell.rows[cell.row]?.children ?? []).map(shapeItem))
}

export function selectColumn(editor: FlowchartEditor): void {
  const cell = currentCell(editor)
  if (cell) editor.select(cell.rows.flatMap(({ children }) => children[cell.column] ?? []).map(shapeItem))
}

/** Whether the first row is set off from the others. */
export function hasHeaderRow(editor: FlowchartEditor): boolean {
  const [first] = currentCell(editor)?.rows ?? []
  const look = editor.document.snapshot.shapes.get(first?.children[0] ?? '')?.look
  return look?.bold === true && look.fill !== undefined
}

export function toggleHeaderRow(editor: FlowchartEditor): void {
  const [first] = currentCell(editor)?.rows ?? []
  if (!first) return
  const look = hasHeaderRow(editor) ? { bold: null, fill: null } : headerLook
  editor.execute({ type: 'setShapes', shapes: first.children, look })
}

function ownLook(shape: ShapeSnapshot | undefined) {
  if (!shape) return {}
  const isHeader = shape.look.fill === headerLook.fill
  if (!isHeader) return shape.look
  const { fill: _fill, bold: _bold, ...look } = shape.look
  return look
}

function selectAfter(editor: FlowchartEditor, isDone: boolean, id: ShapeId | undefined): boolean {
  if (isDone && id !== undefined) {
    editor.select([shapeItem(id)])
    editor.show(shapeItem(id))
  }
  return isDone
}

/** The cell that came into the place of one that is gone, or the last one before it. */
function selectNear(editor: FlowchartEditor, id: ShapeId, row: number, column: number): void {
  const found = tableOf(editor.document.snapshot, id)
  if (!found) return
  const near = Math.min(row, found.rows.length - 1)
  const cell = cellAt(found, near, Math.min(column, (found.rows[near]?.children.length ?? 1) - 1))
  selectAfter(editor, true, cell ?? id)
}
