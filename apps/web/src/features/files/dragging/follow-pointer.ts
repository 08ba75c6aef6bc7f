import { distance, type Point } from '@ramify/geometry'
import type { PointerEvent as ReactPointerEvent } from 'react'

/** Below this it is still a press. */
const startsAfter = 4

interface Gesture {
  onStart: () => void
  onMove: (at: Point) => void
  /** `isKept` is false where it was called off by Escape, or by the browser. */
  onEnd: (isKept: boolean) => void
}

/** Follows a pressed pointer until it is let go; what was only a press stays one. */
export function followPointer(press: ReactPointerEvent, { onStart, onMove, onEnd }: Gesture): void {
  const start = { x: press.clientX, y: press.clientY }
  const listening = new AbortController()
  const { signal } = listening
  let isMoving = false

  const end = (isKept: boolean) => {
    listening.abort()
    if (!isMoving) return
    swallowClick()
    onEnd(isKept)
  }
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    const at = { x: event.clientX, y: event.clientY }
    if (!isMoving && distance(start, at) < startsAfter) return
    if (!isMoving) {
      isMoving = true
      onStart()
    }
    onMove(at)
  }
  const refuse = (event: Event) => event.preventDefault()
  addEventListener('pointermove', moved, { signal })
  addEventListener('pointerup', () => end(true), { signal })
  addEventListener('pointercancel', () => end(false), { signal })
  // The browser would drag the link, or select the words under the pointer.
  addEventListener('dragstart', refuse, { signal })
  addEventListener('selectstart', refuse, { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isMoving) return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
}

/** Letting go over a link is no click on it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
