import { createStore } from '../../platform/store.ts'

/** What stands around the drawing: tools for a mouse and keys, or for a thumb; null: it is looked at on a desk, or not there yet. */
export const surroundings = createStore<'desk' | 'hand' | null>(null)
