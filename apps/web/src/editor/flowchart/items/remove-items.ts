import type { FlowchartCommand, FlowchartSnapshot, ShapeId } from '@ramify/document'
import { isGroup } from '../arranging/movable.ts'
import { removeChosenBend } from '../connectors/bends.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { withBends } from '../lanes/following-bends.ts'
import { partOf } from '../lanes/parts.ts'
import { removeSelectedParts } from '../lanes/remove-selected-parts.ts'
import { idsOf, outermost } from './items.ts'
import { isLockedConnector, isLockedShape } from './locked.ts'

/** Deletes what is selected and not locked. Where one connector led to a deleted shape and one on from it, they are joined. */
export function removeSelected(editor: FlowchartEditor, heal = true): void {
  if (removeChosenBend(editor)) return
  const { snapshot } = editor.document
  const selected = idsOf(editor.selection.get())
  const shapes = selected.shapes.filter((id) => snapshot.shapes.has(id) && !isLockedShape(snapshot, id))
  const connectors = selected.connectors.filter((id) => snapshot.connectors.has(id) && !isLockedConnector(snapshot, id))
  const labels = selected.labels.filter((id) => !isLockedConnector(snapshot, snapshot.labels.get(id)?.connector ?? ''))
  if (shapes.length + connectors.length + labels.length === 0) return
  const tops = outermost(snapshot, shapes)
  const parts = tops.filter((id) => partOf(snapshot, id))
  const others = withEmptyGroups(
    snapshot,
    tops.filter((id) => !partOf(snapshot, id)),
  )
  editor.batch(withBends(editor.document, deletion(editor, parts, { shapes: others, connectors, labels, heal })))
}

function* deletion(
  { document }: FlowchartEditor,
  parts: readonly ShapeId[],
  others: Omit<Extract<FlowchartCommand, { type: 'deleteItems' }>, 'type'>,
): Iterable<FlowchartCommand> {
  yield { type: 'deleteItems', ...others }
  yield* removeSelectedParts(document, parts)
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
