import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from './items.ts'

/** Deletes what is selected. Where one connector led to a deleted shape and one on from it, they are joined. */
export function removeSelected(editor: FlowchartEditor): void {
  const { shapes, connectors, labels } = idsOf(editor.selection.get())
  if (shapes.length + connectors.length + labels.length === 0) return
  editor.execute({ type: 'deleteItems', shapes, connectors, labels, heal: true })
}
