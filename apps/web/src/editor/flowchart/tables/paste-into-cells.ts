import type { FlowchartCommand, FlowchartSnapshot, ShapeId } from '@ramify/document'
import type { Flavours } from '../../input/clipboard/flavours.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { leadShape } from '../lanes/lead-shape.ts'
import { growCells } from './grow-cells.ts'
import { readCells } from './read-cells.ts'
import { type CellPlace, cellAt, cellPlace, columnCount, tableOf } from './table-of.ts'
import { columnCommands, rowCommands } from './tables.ts'

/** Puts rows of a spreadsheet or of a table into the cells from the selected one on; what is missing is added. False where nothing is to. */
export function pasteIntoCells(editor: FlowchartEditor, flavours: Flavours): boolean {
  const { snapshot } = editor.document
  const lead = leadShape(editor)
  const place = lead && cellPlace(snapshot, lead.id)
  if (!place || isLockedShape(snapshot, place.table.id)) return false
  const texts = readCells(flavours)
  if (!texts) return false
  const added = cellsMissing(place, texts)
  if (added > 0 && !editor.hasRoomFor(added)) return true
  if (editor.batch(fill(editor.document, place, texts)).ok) growCells(editor, place.table.id)
  return true
}

function cellsMissing(place: CellPlace, texts: readonly (readonly string[])[]): number {
  const rows = Math.max(place.rows.length, place.row + texts.length)
  const columns = Math.max(columnCount(place), place.column + Math.max(...texts.map((row) => row.length)))
  return rows * (columns + 1) - place.rows.length * (columnCount(place) + 1)
}

function* fill(
  document: { readonly snapshot: FlowchartSnapshot },
  { table: { id }, row, column }: CellPlace,
  texts: readonly (readonly string[])[],
): Iterable<FlowchartCommand> {
  const table = () => tableOf(document.snapshot, id)
  const wide = column + Math.max(...texts.map((each) => each.length))
  for (let now = table(); now && columnCount(now) < wide; now = table()) {
    yield* columnCommands(document.snapshot, now, columnCount(now)).commands
  }
  for (let now = table(); now && now.rows.length < row + texts.length; now = table()) {
    yield* rowCommands(document.snapshot, now, now.rows.length)?.commands ?? []
  }
  const found = table()
  if (!found) return
  for (const [down, cells] of texts.entries()) {
    for (const [along, text] of cells.entries()) {
      const cell: ShapeId | undefined = cellAt(found, row + down, column + along)
      if (cell !== undefined) yield { type: 'setText', id: cell, text }
    }
  }
}
