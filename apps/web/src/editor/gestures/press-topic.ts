import type { NodeId } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { extended, toggled } from '../selection/selection.ts'
import { dragTopics } from './drag-topics.ts'
import { type Gesture, isDrag, isFree, type Sample } from './gesture.ts'
import { pan } from './pan.ts'

/** Selects at once; moved on, it lifts what is selected. */
export function pressTopic(editor: Editor, id: NodeId, start: Sample): Gesture {
  const before = editor.selection.get()
  const isOneOfMany = before.length > 1 && before.includes(id)
  const extendsTo = start.extends && !isFree(start)
  const isPlain = !start.toggles && !extendsTo
  if (start.toggles) editor.select(toggled(before, id))
  else if (extendsTo) editor.select(extended(before, id, editor.document.snapshot))
  // One of many stays among them, or they could not be dragged together.
  else if (!isOneOfMany) editor.select([id])

  const pressed: Gesture = {
    move: (sample) => (isDrag(start, sample) ? lifted().move(sample) : pressed),
    end: () => isPlain && isOneOfMany && editor.select([id]),
    cancel: () => undefined,
  }
  const lifted = () => {
    // The root carries the map: dragging it drags everything.
    const isFixed = editor.readOnly || id === editor.document.snapshot.root
    return isFixed ? pan(editor, start) : dragTopics(editor, id, start)
  }
  return pressed
}
