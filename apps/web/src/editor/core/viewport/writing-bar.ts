import { createStore } from '../../../platform/store.ts'

/** How much of the foot of a hand the bar of writing takes, with the keyboard below it; 0 while nothing is written. */
export const writingBarHeight = createStore(0)
