import type { NodeId } from '@ramify/document'
import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'

/** The topic whose branch alone is looked at; all else is dimmed. It stays that one until focus mode is left. */
export const focusedBranch = perEditor((editor) => {
  const branch = createStore<NodeId | null>(null)
  editor.scene.subscribe(() => {
    const id = branch.get()
    // Deleted, or folded away: there is nothing left to look at.
    if (id !== null && !editor.scene.get().placeOf(id)) branch.set(null)
  })
  return branch
})

export function toggleFocus(editor: MapEditor): void {
  const branch = focusedBranch(editor)
  branch.set(branch.get() === null ? leadOf(editor.selection.get()) : null)
}

/** True when there was something to leave. */
export function leaveFocus(editor: MapEditor): boolean {
  const branch = focusedBranch(editor)
  if (branch.get() === null) return false
  branch.set(null)
  return true
}
