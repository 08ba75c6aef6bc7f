import type { ItemRef } from '@ramify/scene'
import type { CoreEditor } from './editor.ts'
import { surroundings } from './surroundings.ts'

/**
 * Gives the keys to the document: from here on they go through the field, which is the one that points into the tree. In a hand the
 * keyboard of the screen would come with it, and there it is for writing alone.
 */
export function focusField(editor: CoreEditor): void {
  if (surroundings.get() === 'hand' && editor.writing.get() === null && matchMedia('(hover: none)').matches) return
  document.querySelector<HTMLElement>(`[aria-controls="${editor.treeId}"]`)?.focus({ preventScroll: true })
}

export function hasFieldFocus({ treeId }: CoreEditor): boolean {
  return document.activeElement?.getAttribute('aria-controls') === treeId
}

/** The element id of an item in the tree. */
export function treeItemId({ treeId }: CoreEditor, { type, id }: ItemRef): string {
  return `${treeId}-${type}-${id}`
}
