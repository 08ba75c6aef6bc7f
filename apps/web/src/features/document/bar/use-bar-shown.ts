import { useEffect, useState } from 'react'
import { useMedia } from '../../../platform/use-media.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'

const lasts = 3000
const tapTime = 300
const tapRoom = 10

/**
 * In a hand the bar makes room 3 s after the map is ready; a tap on empty canvas brings it back, or sends it away. With a mouse
 * or a keyboard nobody taps, so it stays. `isHeld`: it has something to say.
 */
export function useBarShown(isHeld: boolean): boolean {
  const editor = useOpenEditor()
  const hasFingers = useMedia('(hover: none)')
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    if (!editor) return
    const timer = setTimeout(() => setAway(true), lasts)
    return () => clearTimeout(timer)
  }, [editor])

  useEffect(() => {
    if (!editor || !hasFingers) return
    return onTap(() => {
      if (editor.selection.get().length === 0) setAway((wasAway) => !wasAway)
    })
  }, [editor, hasFingers])

  return isHeld || !hasFingers || !isAway
}

/** A short touch of the map that moves nothing. */
function onTap(tapped: () => void): () => void {
  let start: PointerEvent | null = null
  const down = (event: PointerEvent) => {
    const isOnMap = event.target instanceof Element && event.target.closest('main') !== null
    start = isOnMap && event.isPrimary ? event : null
  }
  const up = (event: PointerEvent) => {
    if (!start || event.timeStamp - start.timeStamp > tapTime) return
    const moved = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    // After the map has made up its mind what was touched.
    if (moved < tapRoom) setTimeout(tapped)
  }
  addEventListener('pointerdown', down, true)
  addEventListener('pointerup', up, true)
  return () => {
    removeEventListener('pointerdown', down, true)
    removeEventListener('pointerup', up, true)
  }
}
