import { createStore, type ReadStore } from '../../../platform/store.ts'
import type { Viewport } from './viewport.ts'

/** Longer than between two frames of a gesture, short enough that things are sharp before anybody looks closely. */
const settle = 80

/**
 * The view where it last came to rest. While the view moves the browser only moves pixels it has; what is drawn for one
 * scale is drawn for this one.
 */
export function createRestingView(view: ReadStore<Viewport>): ReadStore<Viewport> {
  const rest = createStore(view.get())
  let timer: ReturnType<typeof setTimeout> | undefined
  view.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => rest.set(view.get()), settle)
  })
  return rest
}
