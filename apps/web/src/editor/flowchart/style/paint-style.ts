import type { FlowItem, ItemRef } from '@ramify/scene'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { choose } from './chosen.ts'
import { isPainting, pasteStyle } from './copied-style.ts'

/** Gives the copied style to what is pressed; with Shift the next one gets it too. A press on the page ends it. */
export function paintStyle(editor: FlowchartEditor, hit: ItemRef<FlowItem> | null, start: Sample): Gesture {
  const gesture: Gesture = {
    cursor: 'copy',
    move: () => gesture,
    end: () => {
      if (hit && editor.has(hit)) {
        editor.select([hit])
        pasteStyle(editor, choose(editor))
      }
      if (!hit || !start.extends) isPainting.set(false)
    },
    cancel: () => undefined,
  }
  return gesture
}
