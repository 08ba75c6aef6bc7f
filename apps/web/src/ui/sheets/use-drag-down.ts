import { type PointerEvent, type RefObject, useRef } from 'react'

/** A press that moves less is a press. */
const leastMove = 6
/** In parts of the height of the sheet. */
const farEnough = 0.3
/** In pixels per millisecond: a flick closes it from anywhere. */
const fastEnough = 0.6

interface Drag {
  readonly pointer: number
  readonly fromY: number
  isMoving: boolean
  lastY: number
  lastAt: number
  speed: number
}

/** For the head of a sheet: pulled down it goes with the finger, and is closed or comes back when that is lifted. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null)
  const place = (down: number) => {
    if (sheet.current) sheet.current.style.translate = down > 0 ? `0 ${down}px` : ''
  }
  const end = () => {
    drag.current = null
    sheet.current?.removeAttribute('data-dragged')
  }
  return {
    onPointerDown: ({ pointerId, clientY, timeStamp, isPrimary }: PointerEvent) => {
      if (!isPrimary) return
      drag.current = {
        pointer: pointerId,
        fromY: clientY,
        isMoving: false,
        lastY: clientY,
        lastAt: timeStamp,
        speed: 0,
      }
    },
    onPointerMove: ({ pointerId, clientY, timeStamp, currentTarget }: PointerEvent) => {
      const now = drag.current
      if (now?.pointer !== pointerId) return
      const down = clientY - now.fromY
      if (!now.isMoving && Math.abs(down) < leastMove) return
      if (!now.isMoving) {
        now.isMoving = true
        currentTarget.setPointerCapture(pointerId)
        sheet.current?.setAttribute('data-dragged', '')
      }
      now.speed = (clientY - now.lastY) / Math.max(1, timeStamp - now.lastAt)
      Object.assign(now, { lastY: clientY, lastAt: timeStamp })
      place(down)
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const now = drag.current
      end()
      if (!now?.isMoving) return
      const height = sheet.current?.offsetHeight ?? 0
      if (clientY - now.fromY > height * farEnough || now.speed > fastEnough) onClose()
      else place(0)
    },
    onPointerCancel: () => {
      end()
      place(0)
    },
  }
}
