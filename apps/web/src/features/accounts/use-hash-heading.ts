import { useEffect } from 'react'

/** Scrolls to a heading that the address names, once it is there: what comes later is not found by the browser. */
export function useHashHeading(id: string, isThere = true): void {
  useEffect(() => {
    if (isThere && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, isThere])
}
