import { newId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { notifyLocked } from '../../core/lock-reason.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { fitToText } from '../arranging/fit-to-text.ts'
import { furtherIn } from '../arranging/groups.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { hitAt } from './begin-gesture.ts'
import { handleAt } from './handles.ts'

/** Writes in what is under the pointer: on a connector it makes a label there, on the empty page a text. */
export function doubleClick(editor: FlowchartEditor, point: Point): void {
  const lockReason = editor.lockReason.get()
  if (lockReason !== null) notifyLocked(lockReason)
  if (editor.readOnly) return
  const at = toMap(editor.view.get(), point)
  const handle = handleAt(editor, point)
  if (handle) {
    if (handle.kind === 'resize') fitToText(editor)
    return
  }
  const hit = hitAt(editor, point)
  if (!hit) {
    if (addShape(editor, 'text', at)) beginWriting(editor, 'afresh')
    return
  }
  const inner = furtherIn(editor.document.snapshot, hit, editor.selection.get())
  if (inner) {
    editor.select([inner])
    return
  }
  editor.select([hit.type === 'connector' ? labelAt(editor, hit.id, at) : hit])
  beginWriting(editor, 'all-selected')
}

/** The label of a connector, or a new one where it was pressed. */
function labelAt(editor: FlowchartEditor, connector: string, at: Point) {
  const known = [...editor.document.snapshot.labels.values()].find((label) => label.connector === connector)
  if (known) return { type: 'label', id: known.id }
  const id = newId()
  const share = editor.scene.get().connectorOf(connector)?.shareAt(at) ?? 0.5
  editor.execute({ type: 'addLabel', connector, label: { id, at: share } })
  return { type: 'label', id }
}
