import type { MapEditor } from '../mindmap/map-editor.ts'
import { treeId } from './tree-ids.ts'

/** Gives the keys to the map: from here on they go through the field, which is the one that points into the tree. */
export function focusField(editor: MapEditor): void {
  document.querySelector<HTMLElement>(`[aria-controls="${treeId(editor)}"]`)?.focus({ preventScroll: true })
}

export function hasFieldFocus(editor: MapEditor): boolean {
  return document.activeElement?.getAttribute('aria-controls') === treeId(editor)
}
