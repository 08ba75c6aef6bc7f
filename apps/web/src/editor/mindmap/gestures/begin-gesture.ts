import type { Gesture, Press, Sample } from '../../input/gestures/gesture.ts'
import { pressEmpty } from '../../input/gestures/marquee.ts'
import { pan } from '../../input/gestures/pan.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import { pressCallout } from '../callouts/drag-callout.ts'
import { carriedAt } from '../content/carried.ts'
import { carriedLook } from '../formatting/carried-look.ts'
import { paintLook } from '../formatting/paint-look.ts'
import { imageHandleAt, resizeImage } from '../images/resize-image.ts'
import type { MapEditor } from '../map-editor.ts'
import { resizeTopic } from '../nudging/resize-topic.ts'
import { relateTo } from '../relations/relate-to.ts'
import { dragHandle } from './drag-handle.ts'
import { hitAt } from './hit.ts'
import { isThing } from './map-hit.ts'
import { pressButton } from './press-button.ts'
import { pressCarried } from './press-carried.ts'
import { pressThing } from './press-thing.ts'
import { pressTopic } from './press-topic.ts'
import { selectHit } from './select-hit.ts'

/** What a press begins, by what is under it; null for one that is not ours. */
export function beginGesture(editor: MapEditor, start: Sample, { button, isTouch }: Press): Gesture | null {
  const middle = 1
  if (button === middle) return pan(editor, start)
  const hit = hitAt(editor, start.point)
  const selection = editor.selectedTopics.get()
  const select = () => selectHit(editor, hit)
  if (button !== 0) {
    // A menu is about to open: it speaks of what was pressed.
    if (isThing(hit) || (hit?.part === 'topic' && !selection.includes(hit.id))) select()
    return null
  }
  if (toolInHand(editor) === 'hand') return pan(editor, start, select)
  if (editor.relating.get()) return pan(editor, start, () => relateTo(editor, hit))
  if (hit?.part === 'handle') return dragHandle(editor, hit.id, start)
  if (hit?.part === 'width') return resizeTopic(editor, hit.id, start)
  const resized = imageHandleAt(editor, start.point)
  if (resized) return resizeImage(editor, resized, start)
  if (hit?.part === 'fold' || hit?.part === 'grow') return pressButton(editor, hit)
  if (hit?.part === 'topic' && carriedLook.get() && !editor.readOnly) return paintLook(editor, hit.id, start)
  // Fingers have only one way to move the map: they lift nothing that was not selected before.
  const isHeld = hit?.part === 'callout' ? editor.selectedItem.get()?.id === hit.id : hit && selection.includes(hit.id)
  if (isTouch && !isHeld) {
    const tapped = hit && carriedAt(editor, start.point)
    return pan(editor, start, () => {
      select()
      // Whoever taps the number of comments wants to read them, not to select the topic first.
      if (tapped?.kind === 'comment') editor.comments?.open(tapped.id)
    })
  }
  if (hit?.part === 'callout' && !editor.readOnly) return pressCallout(editor, hit.id, start)
  if (isThing(hit)) return pressThing(editor, hit)
  const carried = hit && carriedAt(editor, start.point)
  if (carried) return pressCarried(editor, carried, start)
  return hit ? pressTopic(editor, hit.id, start) : pressEmpty(editor, start)
}
