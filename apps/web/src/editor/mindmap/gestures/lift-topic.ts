import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import { pan } from '../../input/gestures/pan.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import { dragTopics } from '../dragging/drag-topics.ts'
import type { MapEditor } from '../map-editor.ts'
import { hitAt } from './hit.ts'

/** A finger that rests on a topic carries it, and what is selected with it. The root carries the map. */
export function liftTopic(editor: MapEditor, start: Sample): Gesture | null {
  const hit = hitAt(editor, start.point)
  const isFixed = editor.readOnly || toolInHand(editor) === 'hand' || editor.relating.get() !== null
  if (isFixed || hit?.part !== 'topic') return null
  if (!editor.selectedTopics.get().includes(hit.id)) editor.selectTopics([hit.id])
  return hit.id === editor.document.snapshot.root ? pan(editor, start) : dragTopics(editor, hit.id, start)
}
