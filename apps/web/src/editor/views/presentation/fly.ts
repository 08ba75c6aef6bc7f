import type { Viewport } from '../../core/viewport/viewport.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { eased, viewBetween } from './flight.ts'

const duration = 500

/** Moves the view over some frames; for those who want no motion at once. Gives back how to stop on the way. */
export function flyTo({ view }: ViewsEditor, to: Viewport): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    view.set(to)
    return () => undefined
  }
  const from = view.get()
  let start: number | null = null
  const move = (now: number) => {
    start ??= now
    const part = Math.min(1, (now - start) / duration)
    view.set(viewBetween(from, to, eased(part)))
    if (part < 1) frame = requestAnimationFrame(move)
  }
  let frame = requestAnimationFrame(move)
  return () => cancelAnimationFrame(frame)
}
