import { type PointerEvent, useRef, useState } from 'react'
import { dropPlace, placeAmongOthers } from './drop-place.ts'

interface Reorder {
  /** Before which element the dragged one would be dropped; null while nothing is dragged. */
  readonly drop: number | null
  /** For the element with this number. */
  onPointerDown(event: PointerEvent<HTMLElement>, number: number): void
}

/** Pixels that a pointer moves before it drags. */
const slack = 4

/** Lets the children of an element be dragged into another order. */
export function useReorder(
  list: { readonly current: HTMLElement | null },
  axis: 'x' | 'y',
  move: (dragged: number, to: number) => void,
): Reorder {
  const [drop, setDrop] = useState<number | null>(null)
  const press = useRef<{ readonly number: number; readonly at: number; isDrag: boolean } | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>, number: number) => {
    if (event.button !== 0) return
    const element = event.currentTarget
    const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => (axis === 'x' ? clientX : clientY)
    press.current = { number, at: placeOf(event), isDrag: false }
    let place: number | null = null
    const follow = (moved: globalThis.PointerEvent) => {
      const pressed = press.current
      if (!pressed || (!pressed.isDrag && Math.abs(placeOf(moved) - pressed.at) < slack)) return
      pressed.isDrag = true
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      const elements = [...(list.current?.querySelectorAll('[data-reordered]') ?? [])]
      const extents = elements.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return axis === 'x' ? { from: left, to: right } : { from: top, to: bottom }
      })
      place = dropPlace(extents, placeOf(moved))
      setDrop(placeAmongOthers(number, place) === null ? null : place)
    }
    const stop = () => {
      press.current = null
      setDrop(null)
      element.removeEventListener('pointermove', follow)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', stop)
    }
    const end = () => {
      stop()
      const to = place === null ? null : placeAmongOthers(number, place)
      if (to !== null) move(number, to)
    }
    element.addEventListener('pointermove', follow)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', stop)
  }
  return { drop, onPointerDown }
}
