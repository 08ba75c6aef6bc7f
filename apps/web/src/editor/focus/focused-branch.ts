import { isWithin, type MapSnapshot, type NodeId } from '@ramify/document'
import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'
import { leadOf } from '../selection/selection.ts'

const focused = new WeakMap<Editor, Store<NodeId | null>>()

/** The topic whose branch alone is looked at; all else is dimmed. It stays that one until focus mode is left. */
export function focusedBranch(editor: Editor): Store<NodeId | null> {
  const known = focused.get(editor)
  if (known) return known
  const branch = createStore<NodeId | null>(null)
  focused.set(editor, branch)
  editor.scene.subscribe(() => {
    const id = branch.get()
    // Deleted, or folded away: there is nothing left to look at.
    if (id !== null && !editor.scene.get().placeOf(id)) branch.set(null)
  })
  return branch
}

export function toggleFocus(editor: Editor): void {
  const branch = focusedBranch(editor)
  branch.set(branch.get() === null ? leadOf(editor.selection.get()) : null)
}

/** True when there was something to leave. */
export function leaveFocus(editor: Editor): boolean {
  const branch = focusedBranch(editor)
  if (branch.get() === null) return false
  branch.set(null)
  return true
}

/** Whether a topic belongs to the branch that is looked at. */
export function inFocus(snapshot: MapSnapshot, branch: NodeId): (id: NodeId) => boolean {
  const tops = new Set([branch])
  return (id) => isWithin(snapshot, id, tops)
}
