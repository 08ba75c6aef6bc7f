import { useEffect, useReducer } from 'react'

/** Whole seconds until a moment of this device's clock, counted down while somebody looks; 0 once it is past. */
export function useSecondsUntil(moment: number): number {
  const [, count] = useReducer((ticks: number) => ticks + 1, 0)
  const left = Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(count, moment - Date.now() - (left - 1) * 1000)
    return () => clearTimeout(timer)
  }, [left, moment])
  return left
}
