import type { CalloutId } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import { carry } from '../gestures/carry.ts'
import type { HandleDrag } from '../gestures/handle-drag.ts'
import { calloutOf } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { putCallout } from './put-callout.ts'

/** Picks a callout; moved on, carries it by the point where it was pressed. */
export function pressCallout(editor: MapEditor, id: CalloutId, start: Sample): Gesture | null {
  const at = calloutOf(editor.scene.get(), id)?.label.at
  editor.selectItem({ type: 'callout', id })
  if (!at) return null
  const point = toMap(editor.view.get(), start.point)
  return carry(editor, dragCallout(id, { x: at.x - point.x, y: at.y - point.y }), start)
}

/** `grip`: from the pointer to the middle of the callout. */
function dragCallout(id: CalloutId, grip: Point): HandleDrag {
  return {
    preview: (editor, point) => {
      const scene = editor.scene.get()
      const topic = scene.placeOf(calloutOf(scene, id)?.callout.node ?? '')
      if (!topic) return null
      const middle = center(topic)
      const at = { x: point.x + grip.x - middle.x, y: point.y + grip.y - middle.y }
      const drawn = scene.calloutMoved(id, at)
      return drawn ? { kind: 'callout', drawn } : null
    },
    drop: (editor, preview) => {
      if (preview.kind !== 'callout') return
      const callout = editor.document.snapshot.callouts.get(id)
      if (callout) putCallout(editor, callout, preview.drawn.label.at)
    },
  }
}
