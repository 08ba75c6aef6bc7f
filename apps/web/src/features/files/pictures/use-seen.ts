import { type RefObject, useEffect, useState } from 'react'

/** Turns true when it comes into sight, or close to it, and stays so. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, see] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see(true)
      },
      { rootMargin: '100px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen, place])
  return isSeen
}
