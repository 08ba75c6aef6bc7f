import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import { dragRangeEnd } from '../ranges/drag-range-end.ts'
import { bendLine } from '../relations/bend-line.ts'
import { reattachLine } from '../relations/reattach-line.ts'
import { carry } from './carry.ts'
import type { HandleDrag } from './handle-drag.ts'
import type { HandleName } from './map-hit.ts'

/** Carries one handle of what is picked. */
export function dragHandle(editor: MapEditor, handle: HandleName, start: Sample): Gesture | null {
  const drag = dragOf(editor, handle)
  return drag && carry(editor, drag, start)
}

function dragOf(editor: MapEditor, handle: HandleName): HandleDrag | null {
  const picked = editor.selectedItem.get()
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
