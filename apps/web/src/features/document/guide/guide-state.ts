import { createStore } from '../../../platform/store.ts'

/** Whether the tour of the editor is open. */
export const isGuideOpen = createStore(false)

/** Whether there is something to be shown around in: a map on a desk. */
export const hasGuide = createStore(false)

export const openGuide = () => isGuideOpen.set(true)
