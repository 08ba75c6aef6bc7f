import type { Editor } from '../editor.ts'
import type { HandleName } from '../picked/handles.ts'
import { dragRangeEnd } from '../ranges/drag-range-end.ts'
import { bendLine } from '../relations/bend-line.ts'
import { reattachLine } from '../relations/reattach-line.ts'
import { toMap } from '../viewport/viewport.ts'
import { scrolledAtEdge } from './edge-scroll.ts'
import { type Gesture, isDrag, type Sample } from './gesture.ts'
import type { HandleDrag } from './handle-drag.ts'
import { previewOf } from './preview.ts'

/** Carries one handle of what is picked. A press that is no drag changes nothing. */
export function dragHandle(editor: Editor, handle: HandleName, start: Sample): Gesture | null {
  const drag = dragOf(editor, handle)
  if (!drag) return null
  const store = previewOf(editor)
  let last = start
  let isMoved = false
  const carry = () => {
    if (isMoved) store.set(drag.preview(editor, toMap(editor.view.get(), last.point)))
  }
  const stop = editor.scene.subscribe(carry)
  const gesture: Gesture = {
    cursor: 'grabbing',
    move: (sample) => {
      last = sample
      isMoved ||= isDrag(start, sample)
      carry()
      return gesture
    },
    tick: (elapsed) => {
      const view = editor.view.get()
      const next = scrolledAtEdge(view, last.point, editor.screen.get(), editor.scene.get().bounds, elapsed)
      if (next === view || !isMoved) return
      editor.view.set(next)
      carry()
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

function dragOf(editor: Editor, handle: HandleName): HandleDrag | null {
  const picked = editor.picked.get()
  if (!picked) return null
  switch (handle) {
    case 'from':
    case 'to':
      return reattachLine(picked.id, handle)
    case 'control1':
    case 'control2':
      return bendLine(picked.id, handle)
    case 'first':
    case 'last':
      return dragRangeEnd(picked.id, handle)
  }
}
