import { useEffect, useEffectEvent } from 'react'

/** By then the server has read what was written last. */
const afterwards = 2_000

/** Whoever comes back from a document sees what was known of it at once, and what has become of it a little later. */
export function useSecondLook(look: () => void): void {
  const again = useEffectEvent(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => again(), afterwards)
    }
    soon()
    document.addEventListener('visibilitychange', soon)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', soon)
    }
  }, [])
}
