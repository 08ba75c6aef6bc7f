import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const holdMs = 400
/** A finger that rests is not quite still. */
const stillWithin = 8

interface Hold {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** For a button that does something else when a finger rests on it, or when its context menu is asked for: then it is not pressed. */
export function useHold(onHold: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const isHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = () => {
    stop()
    // Some browsers ask for the context menu of what is held, too.
    if (isHeld.current) return
    isHeld.current = true
    navigator.vibrate?.(10)
    onHold()
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      stop()
      isHeld.current = false
      from.current = { x: clientX, y: clientY }
      if (pointerType !== 'mouse') timer.current = setTimeout(hold, holdMs)
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > stillWithin) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      event.preventDefault()
      // What it lies on has a menu, too.
      event.stopPropagation()
      hold()
    },
    onClickCapture: (event) => {
      if (isHeld.current) event.stopPropagation()
      isHeld.current = false
    },
  }
}
