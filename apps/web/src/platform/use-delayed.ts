import { useEffect, useState } from 'react'

/** Turns true some time after `isLoading` did: what is quicker than 200 ms needs no loading look. */
export function useDelayed(isLoading: boolean, delayMs = 200): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading, delayMs])
  return isLoading && isLate
}
