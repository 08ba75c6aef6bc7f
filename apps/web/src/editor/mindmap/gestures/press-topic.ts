import type { NodeId } from '@ramify/document'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import { pan } from '../../input/gestures/pan.ts'
import { dragTopics } from '../dragging/drag-topics.ts'
import { isFree } from '../dragging/is-free.ts'
import type { MapEditor } from '../map-editor.ts'
import { extended, toggled } from '../selection/topic-ids.ts'

/** Selects at once; moved on, it lifts what is selected. */
export function pressTopic(editor: MapEditor, id: NodeId, start: Sample): Gesture {
  const before = editor.selectedTopics.get()
  const isOneOfMany = before.length > 1 && before.includes(id)
  const extendsTo = start.extends && !isFree(start)
  const isPlain = !start.toggles && !extendsTo
  if (start.toggles) editor.selectTopics(toggled(before, id))
  else if (extendsTo) editor.selectTopics(extended(before, id, editor.document.snapshot))
  // One of many stays among them, or they could not be dragged together.
  else if (!isOneOfMany) editor.selectTopics([id])

  const pressed: Gesture = {
    move: (sample) => (isDrag(start, sample) ? lifted().move(sample) : pressed),
    end: () => isPlain && isOneOfMany && editor.selectTopics([id]),
    cancel: () => undefined,
  }
  const lifted = () => {
    // The root carries the map: dragging it drags everything.
    const isFixed = editor.readOnly || id === editor.scene.get().snapshot.root
    return isFixed ? pan(editor, start) : dragTopics(editor, id, start)
  }
  return pressed
}
