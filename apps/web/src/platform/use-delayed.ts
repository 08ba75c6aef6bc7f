import { useEffect, useState } from 'react'

/** Turns true 200 ms after `isLoading` did: what is quicker than that needs no loading look. */
export function useDelayed(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), 200)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  return isLoading && isLate
}
