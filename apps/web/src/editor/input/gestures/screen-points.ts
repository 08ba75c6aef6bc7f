import type { Point } from '@ramify/geometry'
import type { InputEditor } from '../input-editor.ts'

/** Tells where events are, from the corner of an element. Asking for that corner at each of them would lay out the page. */
export function screenPoints(element: HTMLElement, editor: InputEditor) {
  let corner: Point | null = null
  const refresh = () => {
    corner = null
  }
  const ignoreScreen = editor.screen.subscribe(refresh)
  element.addEventListener('pointerenter', refresh)
  return {
    refresh,
    of: (event: MouseEvent): Point => {
      corner ??= cornerOf(element)
      return { x: event.clientX - corner.x, y: event.clientY - corner.y }
    },
    stop: () => {
      element.removeEventListener('pointerenter', refresh)
      ignoreScreen()
    },
  }
}

function cornerOf(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: left, y: top }
}
