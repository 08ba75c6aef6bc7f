import { constants } from 'node:os'

/** Cleans up before a signal ends the program; what it gives back ends the watch. */
export function onSignal(cleanUp: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = (signal: (typeof signals)[number]) => {
    cleanUp()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
