import type { InputEditor } from '../input-editor.ts'
import { type Gesture, isDrag, type Sample } from './gesture.ts'
import { pan } from './pan.ts'

interface RightButton {
  /** It was pressed here: a drag moves the page, a press alone asks for the menu. */
  begin(event: PointerEvent, start: Sample): Gesture
  stop(): void
}

/**
 * Some systems ask for the menu when the right button goes down, others when it comes up. A menu at once would leave nothing to drag, so
 * it waits for the button to come up, and is not asked for after a drag. What the menu speaks of is selected then.
 */
export function watchRightButton(element: HTMLElement, editor: InputEditor): RightButton {
  let press: { isAsked: boolean } | null = null
  let hasPanned = false
  const begin = (event: PointerEvent, start: Sample): Gesture => {
    const { clientX, clientY, target } = event
    const own = { isAsked: false }
    press = own
    hasPanned = false
    const waits: Gesture = {
      move: (sample) => {
        if (!isDrag(start, sample)) return waits
        hasPanned = true
        return pan(editor, start).move(sample)
      },
      end: () => {
        editor.kind.gestures.begin(editor, start, { button: 2, isTouch: false })
        if (!own.isAsked) return
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX, clientY })
        ;(target ?? element).dispatchEvent(menu)
      },
      cancel: () => undefined,
    }
    return waits
  }
  const onContextMenu = (event: MouseEvent) => {
    if (!event.isTrusted || event.button !== 2 || (!press && !hasPanned)) return
    if (press) press.isAsked = true
    else hasPanned = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onUp = () => {
    press = null
  }
  element.addEventListener('contextmenu', onContextMenu, { capture: true })
  for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, onUp)
  return {
    begin,
    stop: () => {
      element.removeEventListener('contextmenu', onContextMenu, { capture: true })
      for (const type of ['pointerup', 'pointercancel'] as const) element.removeEventListener(type, onUp)
    },
  }
}
