import { useEffect } from 'react'
import type { LiveDocument } from '../../../platform/sync/index.ts'

/** Closing the window asks first while something is in this page alone: neither on the server nor in the browser's store. */
export function useUnloadGuard(live: LiveDocument | null): void {
  useEffect(() => {
    if (!live) return
    const guard = (event: BeforeUnloadEvent) => {
      if (live.pending() && live.saveState.get() !== 'offline') event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [live])
}
