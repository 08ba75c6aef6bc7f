/** What the world outside says about the network: it may be back, or it may be gone. */
export type Signal = 'wake' | 'doubt'

export interface Signals {
  subscribe: (listener: (signal: Signal) => void) => () => void
  /** There is no network for certain. That nothing is known of is no promise that there is one. */
  isOffline: () => boolean
}

export const browserSignals: Signals = {
  isOffline: () => !navigator.onLine,
  subscribe: (listener) => {
    const wake = () => listener('wake')
    const doubt = () => listener('doubt')
    const seen = () => document.visibilityState === 'visible' && wake()
    addEventListener('online', wake)
    addEventListener('pageshow', wake)
    addEventListener('offline', doubt)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', wake)
      removeEventListener('pageshow', wake)
      removeEventListener('offline', doubt)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}
