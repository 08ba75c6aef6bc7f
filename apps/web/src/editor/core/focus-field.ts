import type { ItemRef } from '@ramify/scene'
import type { CoreEditor } from './editor.ts'

/** Gives the keys to the document: from here on they go through the field, which is the one that points into the tree. */
export function focusField({ treeId }: CoreEditor): void {
  document.querySelector<HTMLElement>(`[aria-controls="${treeId}"]`)?.focus({ preventScroll: true })
}

export function hasFieldFocus({ treeId }: CoreEditor): boolean {
  return document.activeElement?.getAttribute('aria-controls') === treeId
}

/** The element id of an item in the tree. */
export function treeItemId({ treeId }: CoreEditor, { type, id }: ItemRef): string {
  return `${treeId}-${type}-${id}`
}
