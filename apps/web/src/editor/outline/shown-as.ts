import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'

/** The two ways a map can be looked at. */
export type ShownAs = 'map' | 'outline'

const shown = new WeakMap<Editor, Store<ShownAs>>()

export function shownAs(editor: Editor): Store<ShownAs> {
  const known = shown.get(editor) ?? createStore<ShownAs>('map')
  shown.set(editor, known)
  return known
}

/** What is being written is finished first: the field of the other view is another one. */
export function showAs(editor: Editor, next: ShownAs): void {
  editor.writing.set(null)
  shownAs(editor).set(next)
}
