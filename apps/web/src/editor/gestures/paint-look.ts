import type { NodeId } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { putDownLook } from '../formatting/carried-look.ts'
import type { Gesture, Sample } from './gesture.ts'

/** Gives the carried look to the pressed topic; with Shift it is carried on to the next. */
export function paintLook(editor: Editor, id: NodeId, start: Sample): Gesture {
  const gesture: Gesture = {
    cursor: 'copy',
    move: () => gesture,
    end: () => {
      editor.select([id])
      putDownLook(editor, [id], start.extends)
    },
    cancel: () => undefined,
  }
  return gesture
}
