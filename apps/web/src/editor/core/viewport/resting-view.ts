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
  let frame = 0
  const come = () => rest.set(view.get())
  view.subscribe(() => {
    clearTimeout(timer)
    if (frame !== 0) cancelAnimationFrame(frame)
    frame = 0
    timer = setTimeout(() => {
      // Headless editors have no frames.
      if (typeof requestAnimationFrame !== 'function') return come()
      // Where frames take longer than that, input that goes on is waiting already: it is taken with the next one, and moves the view.
      frame = requestAnimationFrame(() => {
        frame = 0
        timer = setTimeout(come)
      })
    }, settle)
  })
  return rest
}
