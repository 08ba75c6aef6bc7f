import { useSyncExternalStore } from 'react'
import { shellKeyboard } from '../../../platform/native-shell/soft-keyboard.ts'

/** The least that a keyboard takes; bars of browsers come and go, and take less. */
const least = 120

/** How much of the page's foot the keyboard of the screen lies over, in pixels. Where it makes the page itself smaller, that is none. */
export function keyboardHeight(
  page: number,
  seen: { readonly height: number; readonly offsetTop: number } | null,
): number {
  const hidden = seen ? Math.round(page - seen.height - seen.offsetTop) : 0
  return hidden > least ? hidden : 0
}

export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, () => shellKeyboard.get() ?? keyboardHeight(innerHeight, visualViewport))
}

function subscribe(listener: () => void): () => void {
  const sources = [window, visualViewport].filter((each) => each !== null)
  for (const source of sources) {
    source.addEventListener('resize', listener)
    source.addEventListener('scroll', listener)
  }
  const stop = shellKeyboard.subscribe(listener)
  return () => {
    stop()
    for (const source of sources) {
      source.removeEventListener('resize', listener)
      source.removeEventListener('scroll', listener)
    }
  }
}
