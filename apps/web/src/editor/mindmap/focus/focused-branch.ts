import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'

export function toggleFocus(editor: MapEditor): void {
  const branch = editor.focusedBranch
  branch.set(branch.get() === null ? leadOf(editor.selectedTopics.get()) : null)
}

/** True when there was something to leave. */
export function leaveFocus(editor: MapEditor): boolean {
  const branch = editor.focusedBranch
  if (branch.get() === null) return false
  branch.set(null)
  return true
}
