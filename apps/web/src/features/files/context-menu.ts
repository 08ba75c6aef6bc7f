import type { Point } from '@ramify/geometry'
import type { MouseEvent } from 'react'

/** Under the pointer, or at what has the focus when the keyboard asks. */
export function menuPlace({ button, clientX: x, clientY: y, target }: MouseEvent): Point {
  if (button === 2 || !(target instanceof Element)) return { x, y }
  const { left, bottom } = target.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** After a long press has opened a menu, some browsers send a click when the finger is lifted. It would follow the link below. */
export function swallowLift(event: MouseEvent): void {
  if (!isByFinger(event)) return
  const listening = new AbortController()
  const { signal } = listening
  const swallow = (event: globalThis.MouseEvent) => {
    // Clicks by keyboard or code have no pointer, and are intended.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    listening.abort()
  }
  addEventListener('click', swallow, { capture: true, signal })
  // The next press is intended.
  addEventListener('pointerdown', () => listening.abort(), { capture: true, signal })
}

export const isByFinger = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
