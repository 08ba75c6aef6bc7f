import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'
import type { Viewport } from './viewport.ts'

/** Longer than between two frames of a gesture, short enough that things are sharp before anybody looks closely. */
const settle = 80

const resting = new WeakMap<Editor, Store<Viewport>>()

/**
 * The view where it last came to rest. While the view moves the browser only moves pixels it has; what is drawn for one
 * scale is drawn for this one.
 */
export function restingView(editor: Editor): Store<Viewport> {
  const known = resting.get(editor)
  if (known) return known
  const rest = createStore(editor.view.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  editor.view.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => rest.set(editor.view.get()), settle)
  })
  resting.set(editor, rest)
  return rest
}
