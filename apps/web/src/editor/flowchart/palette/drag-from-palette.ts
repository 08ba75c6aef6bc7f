import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'

/** A hand is never quite still. */
const threshold = 6

/** Carries a shape out of the palette: let go over the page it is put there. The click that follows is none then. */
export function dragFromPalette(editor: FlowchartEditor, kind: string, start: PointerEvent): void {
  const button = start.currentTarget as HTMLElement
  let isDragged = false
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - start.clientX, clientY - start.clientY) > threshold
  const move = (event: PointerEvent) => {
    isDragged ||= isFar(event)
    document.body.style.cursor = isDragged ? 'copy' : ''
  }
  const noClick = (event: MouseEvent) => {
    if (isDragged) event.stopPropagation()
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    document.body.style.cursor = ''
    // The click comes after this, in the same task.
    setTimeout(() => button.removeEventListener('click', noClick, true))
    if (!isDragged || event.type === 'pointercancel') return
    const canvas = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-map]')
    if (!canvas) return
    const { left, top } = canvas.getBoundingClientRect()
    addShape(editor, kind, toMap(editor.view.get(), { x: event.clientX - left, y: event.clientY - top }))
  }
  button.addEventListener('click', noClick, true)
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
