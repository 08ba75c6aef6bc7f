import type { NodeId } from '@ramify/document'
import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'
import { leadOf, nothing } from '../selection/selection.ts'

/** The two ways a map can be looked at. */
export type ShownAs = 'map' | 'outline'

const shown = new WeakMap<Editor, Store<ShownAs>>()
/** What was selected when the map was left. */
const leftAt = new WeakMap<Editor, NodeId | null>()

export function shownAs(editor: Editor): Store<ShownAs> {
  const known = shown.get(editor) ?? createStore<ShownAs>('map')
  shown.set(editor, known)
  return known
}

/** What is being written is finished first: the field of the other view is another one. */
export function showAs(editor: Editor, next: ShownAs): void {
  editor.writing.set(null)
  const lead = leadOf(editor.selection.get())
  if (next === 'outline') {
    leftAt.set(editor, lead)
    // Lines and boundaries have no rows.
    if (editor.picked.get()) editor.select(nothing)
  }
  // The map is found as it was left, unless one has gone elsewhere meanwhile.
  else if (lead !== null && lead !== leftAt.get(editor)) editor.centre(lead)
  shownAs(editor).set(next)
}
