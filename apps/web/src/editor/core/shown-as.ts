import type { NodeId } from '@ramify/document'
import { createStore } from '../../platform/store.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { perEditor } from './per-editor.ts'
import { leadOf, nothing } from './selection.ts'

/** The two ways a map can be looked at. */
export type ShownAs = 'map' | 'outline'

export const shownAs = perEditor(() => createStore<ShownAs>('map'))

/** What was selected when the map was left. */
const leftAt = perEditor(() => createStore<NodeId | null>(null))

/** What is being written is finished first: the field of the other view is another one. */
export function showAs(editor: MapEditor, next: ShownAs): void {
  editor.writing.set(null)
  const lead = leadOf(editor.selection.get())
  if (next === 'outline') {
    leftAt(editor).set(lead)
    // Lines and boundaries have no rows.
    if (editor.picked.get()) editor.select(nothing)
  }
  // The map is found as it was left, unless one has gone elsewhere meanwhile.
  else if (lead !== null && lead !== leftAt(editor).get()) editor.centre(lead)
  shownAs(editor).set(next)
}
