import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../per-editor.ts'

/** Longer than between two frames of a gesture, short enough that things are sharp before anybody looks closely. */
const settle = 80

/**
 * The view where it last came to rest. While the view moves the browser only moves pixels it has; what is drawn for one
 * scale is drawn for this one.
 */
export const restingView = perEditor((editor) => {
  const rest = createStore(editor.view.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  editor.view.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => rest.set(editor.view.get()), settle)
  })
  return rest
})
