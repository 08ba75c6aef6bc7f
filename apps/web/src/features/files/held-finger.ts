import type { MouseEvent } from 'react'

/** A finger that is held opens a menu; where a browser makes a press of its lifting too, that would follow the link under it. */
export function swallowLift({ nativeEvent }: MouseEvent): void {
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return
  const listening = new AbortController()
  const { signal } = listening
  const swallow = (event: globalThis.MouseEvent) => {
    // Keys and code press without a pointer, and mean it.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    listening.abort()
  }
  addEventListener('click', swallow, { capture: true, signal })
  // Put down again, it means what it presses.
  addEventListener('pointerdown', () => listening.abort(), { capture: true, signal })
}
