import { type Gesture, isDrag, type Sample } from './gesture.ts'

/** Some browsers say by themselves that a finger rests, half a second after it came; others never do. */
const holdMs = 650

interface HeldFinger {
  /** A finger came down here. */
  begin(event: PointerEvent, start: Sample): void
  /** It moves on. */
  move(sample: Sample): void
  end(): void
  stop(): void
}

/** A finger that rests opens the menu that the right button of a mouse opens, unless its gesture knows better. */
export function watchHeldFinger(
  element: HTMLElement,
  { gesture, release }: { gesture: () => Gesture | null; release: (start: Sample) => void },
): HeldFinger {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held: { readonly event: PointerEvent; readonly start: Sample } | null = null
  const end = () => {
    clearTimeout(timer)
    held = null
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
    open()
  }
  element.addEventListener('contextmenu', onContextMenu, { capture: true })
  return {
    begin: (event, start) => {
      end()
      held = { event, start }
      timer = setTimeout(open, holdMs)
    },
    move: (sample) => {
      if (held && isDrag(held.start, sample)) end()
    },
    end,
    stop: () => {
      end()
      element.removeEventListener('contextmenu', onContextMenu, { capture: true })
    },
  }
}
