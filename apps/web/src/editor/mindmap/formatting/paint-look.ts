import type { NodeId } from '@ramify/document'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import { putDownLook } from './carried-look.ts'

/** Gives the carried look to the pressed topic; with Shift it is carried on to the next. */
export function paintLook(editor: MapEditor, id: NodeId, start: Sample): Gesture {
  const gesture: Gesture = {
    cursor: 'copy',
    move: () => gesture,
    end: () => {
      editor.selectTopics([id])
      putDownLook(editor, [id], start.extends)
    },
    cancel: () => undefined,
  }
  return gesture
}
