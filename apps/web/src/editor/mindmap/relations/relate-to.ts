import type { Hit } from '../gestures/map-hit.ts'
import type { MapEditor } from '../map-editor.ts'
import { finishRelating, stopRelating } from './relating.ts'

/** A press on a topic joins it; one beside gives up. */
export function relateTo(editor: MapEditor, hit: Hit | null): void {
  const now = editor.relating.get()
  if (!now) return
  if (hit?.part !== 'topic') stopRelating(editor)
  else if (hit.id !== now.from) finishRelating(editor, hit.id)
}
