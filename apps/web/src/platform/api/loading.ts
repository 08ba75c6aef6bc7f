import { createStore, useStore } from '../store.ts'
import { useDelayed } from '../use-delayed.ts'

/** Calls that somebody waits for, also those made while others run. */
const running = createStore(0)

/** Counts one more until it has ended, in whichever way. */
export async function counted<Result>(call: () => Promise<Result>): Promise<Result> {
  running.set(running.get() + 1)
  try {
    return await call()
  } finally {
    running.set(running.get() - 1)
  }
}

/** True from 200 ms after the first of them began until the last has ended. */
export function useLoading(): boolean {
  return useDelayed(useStore(running) > 0)
}

export const loadingCount = running.get
