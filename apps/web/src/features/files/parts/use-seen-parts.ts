import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { askAgain, isBehind } from './parts-query.ts'

const pause = 100

/** Parts that were left as they were known are asked for as they come onto the screen. */
export function useSeenParts(queryKey: QueryKey, isFetching: boolean): void {
  const look = useEffectEvent(() => {
    if (!isFetching && isBehind(queryKey, 'seen')) void askAgain(queryKey, 'seen')
  })
  useEffect(() => {
    const frame = document.querySelector('main')
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        look()
      }, pause)
    }
    // Once what is on its way has come: somebody may have scrolled meanwhile.
    if (!isFetching) later()
    frame?.addEventListener('scroll', later, { passive: true })
    return () => {
      clearTimeout(timer)
      frame?.removeEventListener('scroll', later)
    }
  }, [isFetching])
}
