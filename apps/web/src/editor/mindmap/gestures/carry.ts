import { toMap } from '../../core/viewport/viewport.ts'
import { scrollAtEdge } from '../../input/gestures/edge-scroll.ts'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import type { HandleDrag } from './handle-drag.ts'

/** Carries a handle, or something that is its own handle. A press that is no drag changes nothing. */
export function carry(editor: MapEditor, drag: HandleDrag, start: Sample): Gesture {
  const store = editor.gesturePreview
  let last = start
  let isMoved = false
  const show = () => {
    if (isMoved) store.set(drag.preview(editor, toMap(editor.view.get(), last.point)))
  }
  const stop = editor.scene.subscribe(show)
  const gesture: Gesture = {
    cursor: 'grabbing',
    move: (sample) => {
      last = sample
      isMoved ||= isDrag(start, sample)
      show()
      return gesture
    },
    tick: (elapsed) => {
      if (isMoved && scrollAtEdge(editor, last.point, elapsed)) show()
    },
    end: () => {
      stop()
      const preview = store.get()
      store.set(null)
      if (preview) drag.drop(editor, preview)
    },
    cancel: () => {
      stop()
      store.set(null)
    },
  }
  return gesture
}
