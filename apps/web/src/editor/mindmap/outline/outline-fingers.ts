/** A finger that rests so long lifts a row. */
const liftMs = 400
/** A finger that rests is never quite still. */
const stillness = 8
/** So far to a side, and much farther than up or down, it changes the level. */
const swipeLength = 48

interface Acts {
  /** Whether the finger is on something that the browser takes care of. */
  isElsewhere(event: PointerEvent): boolean
  tap(event: PointerEvent): void
  /** False: there is nothing that could be carried. */
  lift(event: PointerEvent): boolean
  isCarrying(): boolean
  cancel(): void
  /** To the right is deeper. */
  swipe(event: PointerEvent, to: 'right' | 'left'): void
}

interface Finger {
  readonly down: PointerEvent
  readonly timer: ReturnType<typeof setTimeout>
  state: 'resting' | 'lifted' | 'sideways' | 'done'
}

/** What a finger does on an outline: a tap, a hold, a swipe to a side. Everything else scrolls, and is left to the browser. */
export function watchFingers(scroller: HTMLElement, acts: Acts): () => void {
  let finger: Finger | null = null
  const end = () => {
    clearTimeout(finger?.timer)
    finger = null
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || acts.isElsewhere(event)) return
    if (finger) {
      if (acts.isCarrying()) navigator.vibrate?.(10)
      acts.cancel()
      return end()
    }
    const timer = setTimeout(() => {
      if (finger?.state !== 'resting' || !acts.lift(finger.down)) return
      finger.state = 'lifted'
      navigator.vibrate?.(10)
    }, liftMs)
    finger = { down: event, timer, state: 'resting' }
  }
  const onMove = (event: PointerEvent) => {
    if (!finger || event.pointerId !== finger.down.pointerId || finger.state === 'lifted') return
    const [x, y] = [event.clientX - finger.down.clientX, event.clientY - finger.down.clientY]
    if (Math.hypot(x, y) <= stillness) return
    clearTimeout(finger.timer)
    if (finger.state === 'resting') finger.state = Math.abs(x) > 2 * Math.abs(y) ? 'sideways' : 'done'
    if (finger.state !== 'sideways' || Math.abs(x) < swipeLength) return
    finger.state = 'done'
    acts.swipe(finger.down, x > 0 ? 'right' : 'left')
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== finger?.down.pointerId) return
    const isTap = finger.state === 'resting'
    end()
    if (isTap) acts.tap(event)
  }
  /** The browser begins to scroll with the first move that nobody takes. */
  const onTouchMove = (event: TouchEvent) => {
    const isOurs = finger?.state === 'lifted' || finger?.state === 'sideways'
    if (isOurs && event.cancelable) event.preventDefault()
  }
  /** Some browsers open a menu of their own where a finger rests. */
  const onContextMenu = (event: Event) => {
    if (finger) event.preventDefault()
  }
  const listening = new AbortController()
  const { signal } = listening
  scroller.addEventListener('pointerdown', onDown, { signal })
  scroller.addEventListener('pointermove', onMove, { signal })
  scroller.addEventListener('pointerup', onUp, { signal })
  scroller.addEventListener('pointercancel', end, { signal })
  scroller.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  scroller.addEventListener('contextmenu', onContextMenu, { signal })
  return () => {
    end()
    listening.abort()
  }
}
