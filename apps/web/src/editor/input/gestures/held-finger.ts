import type { Gesture, Sample } from './gesture.ts'

/** What a finger rests on so long is lifted, where it can be. */
const liftMs = 400
/** Else it opens a menu. Some browsers say by themselves that a finger rests, half a second after it came; others never do. */
const holdMs = 650
/** A finger that rests is never quite still. */
const stillness = 8

interface HeldFinger {
  /** A finger came down here. */
  begin(event: PointerEvent, start: Sample): void
  /** It moves on. */
  move(sample: Sample): void
  /** It is lifted; true: what it held stays where it is, and the menu has opened instead. */
  letGo(): boolean
  /** It has lifted something, and has not moved yet. */
  isResting(): boolean
  end(): void
  stop(): void
}

interface Options {
  readonly gesture: () => Gesture | null
  /** Lifts what is there; false: it cannot be carried. */
  readonly lift: (start: Sample) => boolean
  /** Lets go of everything and selects what is there: the menu is about it. */
  readonly release: (start: Sample) => void
  /** Shows all there is to what was lifted and let go where it was; false: that is in the menu. */
  readonly tell: () => boolean
}

interface Held {
  readonly event: PointerEvent
  readonly start: Sample
  isLifted: boolean
}

/** A finger that rests lifts what it is on, and lets it be carried; where it does not move, or nothing can be lifted, the menu opens. */
export function watchHeldFinger(element: HTMLElement, { gesture, lift, release, tell }: Options): HeldFinger {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held: Held | null = null
  const end = () => {
    clearTimeout(timer)
    held = null
  }
  const rest = () => {
    if (!held || !gesture() || gesture()?.isHeld) return end()
    held.isLifted = lift(held.start)
    if (held.isLifted) navigator.vibrate?.(10)
    else timer = setTimeout(open, holdMs - liftMs)
  }
  const open = () => {
    if (!held) return
    const { event, start } = held
    end()
    if (!gesture() || gesture()?.isHeld) return
    release(start)
    const { clientX, clientY, target } = event
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX, clientY })
    ;(target ?? element).dispatchEvent(menu)
  }
  /** What the browser says of a finger comes in its own time, and without the button that the menu asks for. */
  const onContextMenu = (event: MouseEvent) => {
    const isOfFinger = event.isTrusted && 'pointerType' in event && event.pointerType === 'touch'
    if (!isOfFinger || (!held && !gesture())) return
    event.preventDefault()
    event.stopPropagation()
    if (!held?.isLifted) open()
  }
  element.addEventListener('contextmenu', onContextMenu, { capture: true })
  return {
    begin: (event, start) => {
      end()
      held = { event, start, isLifted: false }
      timer = setTimeout(rest, liftMs)
    },
    move: ({ point }) => {
      if (held && Math.hypot(point.x - held.start.point.x, point.y - held.start.point.y) > stillness) end()
    },
    letGo: () => {
      const isMenu = held?.isLifted ?? false
      if (!isMenu) end()
      else if (tell()) end()
      else open()
      return isMenu
    },
    isResting: () => held?.isLifted ?? false,
    end,
    stop: () => {
      end()
      element.removeEventListener('contextmenu', onContextMenu, { capture: true })
    },
  }
}
