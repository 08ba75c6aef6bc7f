import type { Point } from '@ramify/geometry'
import { leastZoom } from '../../core/viewport/first-view.ts'
import type { InputEditor } from '../input-editor.ts'
import { isControl } from './own-press.ts'
import { type WheelStep, wheeled, wheelStep } from './wheel.ts'

/** Scrolls pan and zoom the view, once a frame however many events come. */
export function attachWheel(
  element: HTMLElement,
  editor: InputEditor,
  toScreenPoint: (event: MouseEvent) => Point,
): () => void {
  let waiting: WheelStep[] = []
  let frame = 0
  const turn = () => {
    frame = 0
    const least = leastZoom(editor.scene.get(), editor.screen.get())
    editor.view.set(waiting.reduce((view, step) => wheeled(view, step, least), editor.view.get()))
    waiting = []
  }
  const onWheel = (event: WheelEvent) => {
    const isZoom = event.ctrlKey || event.metaKey
    // A list over the canvas scrolls itself; the page as a whole is never enlarged from here.
    if (isControl(event.target) && !isZoom) return
    event.preventDefault()
    waiting.push(wheelStep(event, toScreenPoint(event)))
    if (frame === 0) frame = requestAnimationFrame(turn)
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    cancelAnimationFrame(frame)
    element.removeEventListener('wheel', onWheel)
  }
}
