import { type FlowchartSnapshot, newId } from '@ramify/document'
import { flowShape } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { insertParts } from './change-parts.ts'
import { withBends } from './following-bends.ts'
import { leadShape } from './lead-shape.ts'
import { isCell, isLane, type Part, partOf, type StackShape } from './parts.ts'

/** The selected row of a class, an object or an entity. */
export function currentField(editor: FlowchartEditor): Part | undefined {
  const { snapshot } = editor.document
  const lead = leadShape(editor)
  const part = lead && partOf(snapshot, lead.id)
  return part && isField(snapshot, part) ? part : undefined
}

const isField = (snapshot: FlowchartSnapshot, part: Part): boolean =>
  !isLane(part) && part.shape.stack === null && !isCell(snapshot, part)

/** A new row at a place among the others, of the kind that is there. */
export function addFieldAt(editor: FlowchartEditor, stack: StackShape, index: number): boolean {
  if (!editor.hasRoomFor(1)) return false
  const { snapshot } = editor.document
  const beside = [index - 1, index].map((nth) => snapshot.shapes.get(stack.children[nth] ?? '')?.kind)
  const usual = stack.kind === 'er-entity' ? 'er-field' : 'uml-member'
  const kind = beside.find((each) => each !== undefined && each !== 'uml-divider') ?? usual
  const { height } = flowShape(kind).size
  const id = newId()
  const shape = { id, kind, box: { width: stack.box.width, height } }
  const added = insertParts(snapshot, height, [{ stack, index, shapes: [shape] }])
  if (!editor.batch(withBends(editor.document, added)).ok) return false
  editor.select([shapeItem(id)])
  editor.show(shapeItem(id))
  return true
}
