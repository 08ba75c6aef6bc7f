import { useEffect, useState } from 'react'
import type { LiveDocument, LiveEvent } from '../../../platform/sync/index.ts'

interface Open {
  live: LiveDocument
  /** It can be shown. */
  isReady: boolean
}

/**
 * Opens a document for as long as the page shows it. `open` and `onEvent` are taken as they are when it is opened: the page of
 * another document is another page.
 */
export function useLive(
  open: () => LiveDocument,
  onEvent: (event: LiveEvent, live: LiveDocument) => void,
): Open | null {
  const [state, setState] = useState<Open | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, see above
  useEffect(() => {
    const live = open()
    const stop = live.events.on((event) => onEvent(event, live))
    setState({ live, isReady: false })
    void live.ready.then(() => setState((now) => (now?.live === live ? { live, isReady: true } : now)))
    return () => {
      stop()
      live.close().catch((error) => console.warn('Not closed in order', error))
    }
  }, [])
  return state
}
