import type { Editor } from '../../editor/editor.ts'
import { readLocal, writeLocal } from '../../platform/storage/local.ts'
import { createStore } from '../../platform/store.ts'

const key = 'ramify.guides'
const name = 'desk'

/** Whether the tour of the editor is open. */
export const isGuideOpen = createStore(false)

/** Whether there is something to be shown around in: a map on a desk. */
export const hasGuide = createStore(false)

export function openGuide(): void {
  writeLocal(key, [...new Set([...shown(), name])].join(' '))
  isGuideOpen.set(true)
}

/**
 * Once in this browser; whoever wants it again finds it among the actions. Not for those who have begun to work: they are
 * shown around on another day.
 */
export function openGuideOnce({ writing, document }: Editor): void {
  if (!shown().includes(name) && writing.get() === null && !document.canUndo) openGuide()
}

/** Names of the tours that were shown. */
function shown(): string[] {
  return (readLocal(key) ?? '').split(' ').filter(Boolean)
}
