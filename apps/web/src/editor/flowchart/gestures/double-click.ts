import type { Point } from '@ramify/geometry'
import { notifyLocked } from '../../core/lock-reason.ts'
import { surroundings } from '../../core/surroundings.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { zoomByTap } from '../../input/gestures/zoom-by-tap.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { fitToText } from '../arranging/fit-to-text.ts'
import { furtherIn } from '../arranging/groups.ts'
import { removeBend } from '../connectors/bends.ts'
import { handleAt as connectorHandleAt } from '../connectors/connector-handles.ts'
import { writeLabelAt } from '../connectors/write-label.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { hitAt } from './begin-gesture.ts'
import { handleAt } from './handles.ts'

/**
 * Writes in what is under the pointer: on a connector it makes a label there, on the empty page a text. A bend is taken away. In a hand,
 * where tools do that, it goes nearer.
 */
export function doubleClick(editor: FlowchartEditor, point: Point): void {
  if (surroundings.get() === 'hand') {
    zoomByTap(editor, hitAt(editor, point, true))
    return
  }
  const lockReason = editor.lockReason.get()
  if (lockReason !== null) notifyLocked(lockReason)
  if (editor.readOnly) return
  const onConnector = connectorHandleAt(editor, point)
  if (onConnector && removeBend(editor, onConnector)) return
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
  if (hit.type === 'connector') {
    writeLabelAt(editor, hit.id, at)
    return
  }
  editor.select([hit])
  beginWriting(editor, 'all-selected')
}
