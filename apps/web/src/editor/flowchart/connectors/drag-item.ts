import type { FlowItem, ItemRef } from '@ramify/scene'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import { pan } from '../../input/gestures/pan.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { dragLine } from './drag-handle.ts'
import { dragLabel } from './drag-label.ts'

/** A drag of a label or of one connector; null for everything that is carried together with others. */
export function dragItem(editor: FlowchartEditor, { type, id }: ItemRef<FlowItem>, start: Sample): Gesture | null {
  if (type === 'label') return dragLabel(editor, id, start) ?? pan(editor, start)
  if (type !== 'connector' || editor.selection.get().length > 1) return null
  return dragLine(editor, id, start) ?? pan(editor, start)
}
