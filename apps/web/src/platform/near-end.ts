import { type RefObject, useEffect, useEffectEvent } from 'react'

/** So near the end of what is scrolled, the next part is fetched. */
const nearBy = 100

interface Scrolled {
  readonly scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
}

export const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean =>
  scrollHeight - scrollTop - clientHeight <= nearBy

/**
 * Asks for more near the end of the page that an element stands in. `cameAt` says when something came last, and is null while the next
 * part is on its way: what was called off by a look at the whole list is asked for again.
 */
export function useNearEnd(place: RefObject<HTMLElement | null>, cameAt: number | null, onNear: () => void): void {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const frame = place.current?.closest('main')
    if (!frame || cameAt === null) return
    const look = () => isNearEnd(frame) && near()
    // What has come may not fill the screen.
    look()
    frame.addEventListener('scroll', look, { passive: true })
    return () => frame.removeEventListener('scroll', look)
  }, [place, cameAt])
}
