import { useSyncExternalStore } from 'react'
import { createStore } from '../../../platform/store.ts'

/** The row whose acts are drawn: one at a time. */
export const swipedRow = createStore<string | null>(null)

export const useIsSwiped = (id: string): boolean =>
  useSyncExternalStore(swipedRow.subscribe, () => swipedRow.get() === id)
