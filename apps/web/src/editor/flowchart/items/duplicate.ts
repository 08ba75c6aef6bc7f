import { flowchartItemsFromContent, type ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { copyItems, renewed } from './copy-items.ts'
import { idsOf, outermost } from './items.ts'
import { putItems } from './put-items.ts'

const away = { x: 20, y: 20 }

/** What was duplicated last: copies that were moved since say how far the next ones stand off. */
interface Row {
  readonly from: Point
  readonly copies: readonly ShapeId[]
}

const rows = new WeakMap<FlowchartEditor, Row>()

/** What is selected once more, a little aside; done again with copies that were moved, as far on as these were moved. */
export function duplicateSelected(editor: FlowchartEditor): void {
  duplicateBy(editor, distanceInRow(editor) ?? away)
}

/** What is selected once more, so far away; with the connectors between. */
export function duplicateBy(editor: FlowchartEditor, by: Point): boolean {
  const { snapshot } = editor.document
  const selected = idsOf(editor.selection.get())
  const items = flowchartItemsFromContent(copyItems(snapshot, selected))
  const [first] = outermost(snapshot, selected.shapes)
  const from = placeOf(editor, first)
  if (!items || !putItems(editor, renewed(items, by))) return false
  const copies = idsOf(editor.selection.get()).shapes
  if (from) rows.set(editor, { from, copies })
  return true
}

function distanceInRow(editor: FlowchartEditor): Point | null {
  const row = rows.get(editor)
  const { shapes } = idsOf(editor.selection.get())
  const isRow = row?.copies.length === shapes.length && shapes.every((id) => row.copies.includes(id))
  const to = row && isRow ? placeOf(editor, row.copies[0]) : null
  if (!row || !to) return null
  const by = { x: to.x - row.from.x, y: to.y - row.from.y }
  return by.x === 0 && by.y === 0 ? null : by
}

/** Of a group its contents say it. */
function placeOf(editor: FlowchartEditor, id: ShapeId | undefined): Point | null {
  const box = id === undefined ? undefined : editor.scene.get().boxOf({ type: 'shape', id })
  return box ? { x: box.x, y: box.y } : null
}
