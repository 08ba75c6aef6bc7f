import { createStore } from '../store.ts'

/** Whether the page shows where the app's own menu is: by it something is sent on, and no page can open it. */
export const areShareTipsShown = createStore(false)
