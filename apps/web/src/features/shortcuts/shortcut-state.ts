import { createStore } from '../../platform/store.ts'

export const isSheetOpen = createStore(false)
