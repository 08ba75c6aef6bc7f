import { createStore } from '../../../platform/store.ts'

/** The file whose access log is being read. */
export const loggedFile = createStore<{ id: string; name: string } | null>(null)
