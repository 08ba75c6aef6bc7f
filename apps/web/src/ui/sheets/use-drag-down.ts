import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type DragDown, dragDown } from './drag-down.ts'

interface Options {
  /** Where it is a sheet at all. */
  readonly isOn?: boolean
}

/**
 * Pulled down a sheet goes with the finger, and is closed or comes back when that is lifted: by its head, for which this returns what it
 * listens to, and by everything in it that is scrolled to the top.
 */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void, { isOn = true }: Options = {}) {
  const latest = useRef(onClose)
  latest.current = onClose
  const drag = useRef<{ readonly pointer: number; readonly down: DragDown } | null>(null)

  useEffect(() => {
    const element = sheet.current
    if (!element || !isOn) return
    let finger: DragDown | null = null
    const onStart = (event: TouchEvent) => {
      const [touch, another] = event.touches
      finger = null
      if (!touch || another || takesTouches(event.target, element)) return
      finger = dragDown(placeOf(touch, event), { isHandle: false, isScrolled: isScrolled(event.target, element) })
    }
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      const down = finger && touch ? finger.move(placeOf(touch, event)) : null
      if (down === null) return
      // Or the browser scrolls.
      if (event.cancelable) event.preventDefault()
      place(element, down)
    }
    const onEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches
      const closes = finger && touch ? finger.end(placeOf(touch, event), element.offsetHeight) : null
      finger = null
      if (closes !== null) settle(element, closes, latest.current)
    }
    const onCancel = () => {
      if (finger) place(element, null)
      finger = null
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onCancel)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onCancel)
    }
  }, [sheet, isOn])

  return {
    onPointerDown: ({ pointerId, clientX, clientY, timeStamp, isPrimary }: ReactPointerEvent) => {
      if (!isPrimary) return
      const start = { x: clientX, y: clientY, at: timeStamp }
      drag.current = { pointer: pointerId, down: dragDown(start, { isHandle: true, isScrolled: false }) }
    },
    onPointerMove: ({ pointerId, clientX, clientY, timeStamp, currentTarget }: ReactPointerEvent) => {
      if (drag.current?.pointer !== pointerId) return
      const down = drag.current.down.move({ x: clientX, y: clientY, at: timeStamp })
      if (down === null) return
      currentTarget.setPointerCapture(pointerId)
      place(sheet.current, down)
    },
    onPointerUp: ({ clientX, clientY, timeStamp }: ReactPointerEvent) => {
      const height = sheet.current?.offsetHeight ?? 0
      const closes = drag.current?.down.end({ x: clientX, y: clientY, at: timeStamp }, height) ?? null
      drag.current = null
      if (closes !== null) settle(sheet.current, closes, onClose)
    },
    onPointerCancel: () => {
      if (drag.current) place(sheet.current, null)
      drag.current = null
    },
  }
}

function place(sheet: HTMLElement | null, down: number | null): void {
  sheet?.toggleAttribute('data-dragged', down !== null)
  if (sheet) sheet.style.translate = down ? `0 ${down}px` : ''
}

function settle(sheet: HTMLElement | null, closes: boolean, onClose: () => void): void {
  if (!closes) {
    place(sheet, null)
    return
  }
  sheet?.removeAttribute('data-dragged')
  onClose()
  // It may ask first, and stay.
  requestAnimationFrame(() => place(sheet, null))
}

const placeOf = ({ clientX, clientY }: Touch, { timeStamp }: TouchEvent) => ({ x: clientX, y: clientY, at: timeStamp })

/** From what is touched out to the sheet. */
function* outwards(target: EventTarget | null, sheet: HTMLElement): Iterable<Element> {
  for (let each = target instanceof Element ? target : null; each; each = each.parentElement) {
    yield each
    if (each === sheet) return
  }
}

/** What is written in, and what follows fingers by itself: a slider, a shape that is carried out, the head of the sheet. */
function takesTouches(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (const each of outwards(target, sheet)) {
    if (each.matches('input, textarea, select, [contenteditable]') || getComputedStyle(each).touchAction === 'none')
      return true
  }
  return false
}

function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (const each of outwards(target, sheet)) if (each.scrollTop > 0) return true
  return false
}
