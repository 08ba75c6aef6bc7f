import type { ConnectorId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addLabel } from './labels.ts'

/** Makes another label where a connector was pressed, and writes in it. Near its middle the label is in the middle. */
export function writeLabelAt(editor: FlowchartEditor, connector: ConnectorId, at: Point): void {
  const share = editor.scene.get().connectorOf(connector)?.shareAt(at) ?? 0.5
  const id = addLabel(editor, connector, Math.abs(share - 0.5) < middle ? 0.5 : share)
  if (id === null || !editor.textTargets.targetOf({ type: 'label', id })) return
  editor.select([{ type: 'label', id }])
  editor.writing.set({ type: 'label', id, begins: 'afresh', isNew: true })
}

const middle = 0.05
