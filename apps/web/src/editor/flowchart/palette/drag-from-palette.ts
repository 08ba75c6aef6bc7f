import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import styles from './ShapePalette.module.css'

/** A hand is never quite still. */
const threshold = 6
const aboveFinger = 56

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
  const isTouch = start.pointerType === 'touch'
  const isFar = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = [clientX - start.clientX, clientY - start.clientY]
    // To the side a finger scrolls, and downwards it closes the sheet.
    return Math.hypot(x, y) > threshold && (!isTouch || -y > Math.abs(x))
  }
  /** Above a finger, which would hide it. */
  const placeOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY - (isTouch ? aboveFinger : 0) })
  const move = (event: PointerEvent) => {
    if (!carried && isFar(event)) carried = pictureOf(button, size, editor.view.get().zoom)
    const { x, y } = placeOf(event)
    if (carried instanceof SVGElement) carried.style.translate = `${x}px ${y}px`
  }
  const noClick = (event: MouseEvent) => {
    if (carried) event.stopPropagation()
  }
  const stop = () => {
    removeEventListener('pointerdown', another, true)
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
    const { x, y } = placeOf(event)
    const canvas = document.elementFromPoint(x, y)?.closest('[data-map]')
    if (!canvas) return
    const { left, top } = canvas.getBoundingClientRect()
    put(toMap(editor.view.get(), { x: x - left, y: y - top }))
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !carried) return
    event.stopPropagation()
    event.preventDefault()
    stop()
  }
  /** A second finger puts it back. */
  const another = (event: PointerEvent) => {
    if (event === start || event.pointerId === start.pointerId) return
    if (carried) navigator.vibrate?.(10)
    stop()
  }
  button.addEventListener('click', noClick, true)
  addEventListener('pointerdown', another, true)
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
