import { carriedAt } from '../carried/carried.ts'
import type { Editor } from '../editor.ts'
import { carriedLook } from '../formatting/carried-look.ts'
import { nothing } from '../selection/selection.ts'
import type { Gesture, Sample } from './gesture.ts'
import { hitAt } from './hit.ts'
import { pressEmpty } from './marquee.ts'
import { paintLook } from './paint-look.ts'
import { pan } from './pan.ts'
import { pressButton } from './press-button.ts'
import { pressCarried } from './press-carried.ts'
import { pressTopic } from './press-topic.ts'
import { imageHandleAt, resizeImage } from './resize-image.ts'
import { toolInHand } from './tool.ts'

interface Press {
  readonly button: number
  readonly isTouch: boolean
}

/** What a press begins, by what is under it; null for one that is not ours. */
export function beginGesture(editor: Editor, start: Sample, { button, isTouch }: Press): Gesture | null {
  const middle = 1
  if (button === middle) return pan(editor, start)
  const hit = hitAt(editor, start.point)
  const selection = editor.selection.get()
  const selectHit = () => editor.select(hit ? [hit.id] : nothing)
  if (button !== 0) {
    // A menu is about to open: it speaks of what was pressed.
    if (hit?.part === 'topic' && !selection.includes(hit.id)) selectHit()
    return null
  }
  if (toolInHand(editor) === 'hand') return pan(editor, start, selectHit)
  const handled = imageHandleAt(editor, start.point)
  if (handled) return resizeImage(editor, handled, start)
  if (hit && hit.part !== 'topic') return pressButton(editor, hit)
  if (hit && carriedLook.get() && !editor.readOnly) return paintLook(editor, hit.id, start)
  // Fingers have only one way to move the map: they lift nothing that was not selected before.
  if (isTouch && !(hit && selection.includes(hit.id))) return pan(editor, start, selectHit)
  const carried = carriedAt(editor, start.point)
  if (carried) return pressCarried(editor, carried, start)
  return hit ? pressTopic(editor, hit.id, start) : pressEmpty(editor, start)
}
