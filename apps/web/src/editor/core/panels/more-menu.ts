import { createStore } from '../../../platform/store.ts'
import { openPanel } from './open-panel.ts'

/** The menu of the document, in a hand. */
export const isMoreOpen = createStore(false)

/** Whether the open sheet is a page of that menu: one goes back from it to the menu. */
export const isPageOfMore = createStore(false)

openPanel.subscribe(() => isPageOfMore.set(false))

/** Runs what a row of the menu does; a sheet that this opens is a page of the menu. */
export function runFromMore(run: () => void): void {
  const before = openPanel.get()
  run()
  const after = openPanel.get()
  if (after !== null && after !== before) isPageOfMore.set(true)
}

export function backToMore(): void {
  openPanel.set(null)
  isMoreOpen.set(true)
}
