import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import styles from './ShapePalette.module.css'

/** A hand is never quite still. */
const threshold = 6

interface Dragged {
  /** What was pressed: it has a picture in it. */
  readonly button: HTMLElement
  /** How large it will be on the page. */
  readonly size: { readonly width: number; readonly height: number }
  readonly put: (at: Point) => void
}

/** Carries something out of the palette by its picture: let go over the page it is put there. The click that follows is none then. */
export function dragFromPalette(editor: FlowchartEditor, { button, size, put }: Dragged, start: PointerEvent): void {
  if (start.button !== 0) return
  let carried: Element | null = null
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - start.clientX, clientY - start.clientY) > threshold
  const move = (event: PointerEvent) => {
    if (!carried && isFar(event)) carried = pictureOf(button, size, editor.view.get().zoom)
    if (carried instanceof SVGElement) carried.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  const noClick = (event: MouseEvent) => {
    if (carried) event.stopPropagation()
  }
  const stop = () => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', stop)
    removeEventListener('keydown', cancel, true)
    carried?.remove()
    // The click comes after this, in the same task.
    setTimeout(() => button.removeEventListener('click', noClick, true))
  }
  const end = (event: PointerEvent) => {
    stop()
    if (!carried) return
    const canvas = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-map]')
    if (!canvas) return
    const { left, top } = canvas.getBoundingClientRect()
    put(toMap(editor.view.get(), { x: event.clientX - left, y: event.clientY - top }))
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !carried) return
    event.stopPropagation()
    event.preventDefault()
    stop()
  }
  button.addEventListener('click', noClick, true)
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', stop)
  addEventListener('keydown', cancel, true)
}

/** The picture of the button, as large as what it stands for will be. */
function pictureOf(button: HTMLElement, { width, height }: Dragged['size'], zoom: number): Element | null {
  const picture = button.querySelector('svg')?.cloneNode(true)
  if (!(picture instanceof SVGElement)) return null
  picture.setAttribute('width', String(width * zoom))
  picture.setAttribute('height', String(height * zoom))
  picture.classList.add(styles.carried ?? '')
  document.body.append(picture)
  return picture
}
