import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { handMedia } from '../../platform/hand-media.ts'

interface OpeningPress {
  readonly onPointerDownCapture: () => void
  readonly onPointerUpCapture: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/**
 * What the content of a menu does with presses. In a hand it comes up under the finger that rests, and what is behind it is out of reach: the end
 * of that press, and the click that the browser then gives to what lies there, choose nothing.
 */
export function useOpeningPress(isOpen: boolean): OpeningPress {
  /** Whether the pointer was pressed inside. */
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) isPressed.current = false
  }, [isOpen])
  const isOfOpening = () => !isPressed.current && matchMedia(handMedia).matches
  return {
    onPointerDownCapture: () => {
      isPressed.current = true
    },
    onPointerUpCapture: (event) => {
      if (isOfOpening()) event.stopPropagation()
    },
    onClickCapture: (event) => {
      // Keys, and what reads the screen, press without a pointer.
      if (isOfOpening() && event.detail > 0) event.stopPropagation()
      isPressed.current = false
    },
  }
}
