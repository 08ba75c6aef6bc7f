import type { Point } from '@ramify/geometry'
import { leastZoom } from '../../core/viewport/first-view.ts'
import { zoomAt } from '../../core/viewport/viewport.ts'
import type { InputEditor } from '../input-editor.ts'

/** Safari alone has it. */
interface PinchEvent extends MouseEvent {
  /** How far the fingers are apart, compared to when they began. */
  readonly scale: number
}

/** Safari tells of a pinch on a trackpad by events of its own, where other browsers tell of a wheel. */
export function attachTrackpadPinch(
  element: HTMLElement,
  editor: InputEditor,
  toScreenPoint: (event: MouseEvent) => Point,
  isTouched: () => boolean,
): () => void {
  let before = 1
  const onStart = (event: Event) => {
    event.preventDefault()
    before = 1
  }
  const onChange = (event: Event) => {
    event.preventDefault()
    // The same events come from fingers on the screen, whose pointers are followed already.
    if (isTouched()) return
    const pinch = event as PinchEvent
    const view = editor.view.get()
    const least = leastZoom(editor.scene.get(), editor.screen.get())
    editor.view.set(zoomAt(view, toScreenPoint(pinch), (view.zoom * pinch.scale) / before, least))
    before = pinch.scale
  }
  element.addEventListener('gesturestart', onStart)
  element.addEventListener('gesturechange', onChange)
  return () => {
    element.removeEventListener('gesturestart', onStart)
    element.removeEventListener('gesturechange', onChange)
  }
}
