import { createStore } from '../../../platform/store.ts'

/** The file whose people are being looked at. */
export const shownPeople = createStore<{ id: string; name: string } | null>(null)
