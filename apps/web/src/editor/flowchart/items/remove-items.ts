import type { FlowchartSnapshot, ShapeId } from '@ramify/document'
import { isFixed, isGroup } from '../arranging/movable.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from './items.ts'

/** Deletes what is selected and not locked. Where one connector led to a deleted shape and one on from it, they are joined. */
export function removeSelected(editor: FlowchartEditor): void {
  const { snapshot } = editor.document
  const selected = idsOf(editor.selection.get())
  const shapes = selected.shapes.filter((id) => {
    const shape = snapshot.shapes.get(id)
    return shape && !isFixed(snapshot, shape)
  })
  const connectors = selected.connectors.filter((id) => snapshot.connectors.get(id)?.locked === false)
  const { labels } = selected
  if (shapes.length + connectors.length + labels.length === 0) return
  editor.execute({ type: 'deleteItems', shapes: withEmptyGroups(snapshot, shapes), connectors, labels, heal: true })
}

/** Nobody could see or select a group with nothing in it. */
function withEmptyGroups({ shapes }: FlowchartSnapshot, ids: readonly ShapeId[]): ShapeId[] {
  const gone = new Set(ids)
  for (const id of gone) {
    const outer = shapes.get(shapes.get(id)?.parent ?? '')
    if (outer && isGroup(outer) && outer.children.every((child) => gone.has(child))) gone.add(outer.id)
  }
  return [...gone]
}
