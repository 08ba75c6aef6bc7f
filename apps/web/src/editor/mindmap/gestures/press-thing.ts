import type { Gesture } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import type { ThingHit } from './map-hit.ts'
import { selectHit } from './select-hit.ts'

/** Picks a line or a range. They stand where their topics do: there is nothing to drag but their handles. */
export function pressThing(editor: MapEditor, hit: ThingHit): Gesture {
  selectHit(editor, hit)
  const gesture: Gesture = { cursor: 'pointer', move: () => gesture, end: () => undefined, cancel: () => undefined }
  return gesture
}
