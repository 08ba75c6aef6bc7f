import { canFillScreen } from '../reading/reading-mode.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { flyTo } from './fly.ts'
import { endPresentation, planAgain, viewOfStep } from './presentation.ts'

/** While there is a presentation: moves the view from step to step, on the whole screen where that is allowed. */
export function attachPresentation(editor: ViewsEditor): () => void {
  let stopFlight: () => void = () => undefined
  const show = () => {
    const now = editor.presentation.now.get()
    stopFlight()
    if (!now) return
    const to = viewOfStep(editor, now)
    if (now.isCut) editor.view.set(to)
    else stopFlight = flyTo(editor, to)
  }
  // Afterwards: the editor moves the view itself when the screen has another size.
  const again = () => queueMicrotask(() => planAgain(editor))
  const stops = [
    editor.presentation.now.subscribe(show),
    editor.scene.subscribe(again),
    editor.screen.subscribe(again),
    fillScreen(editor),
  ]
  // What was open beside the map has gone since it began.
  planAgain(editor)
  show()
  return () => {
    stopFlight()
    for (const stop of stops) stop()
  }
}

/** Escape belongs to the browser there: whoever leaves the full screen has ended the walk. */
function fillScreen(editor: ViewsEditor): () => void {
  const wasFull = document.fullscreenElement !== null
  let isFull = wasFull
  const follow = () => {
    const isLeft = isFull && !document.fullscreenElement
    isFull = document.fullscreenElement !== null
    if (!isLeft) return
    endPresentation(editor)
    if (editor.lockReason.get() === 'full-screen') editor.lockReason.set(null)
  }
  document.addEventListener('fullscreenchange', follow)
  let isOver = false
  const giveBack = () => {
    if (!wasFull && isOver && document.fullscreenElement) void document.exitFullscreen()
  }
  // Refused where nobody pressed anything just now: then it is as large as its place in the page. Granted too late, it is given back.
  if (!wasFull && canFillScreen()) document.documentElement.requestFullscreen().then(giveBack, () => undefined)
  return () => {
    document.removeEventListener('fullscreenchange', follow)
    isOver = true
    giveBack()
  }
}
