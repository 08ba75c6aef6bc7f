import { leadOf } from '../../core/selection.ts'
import { topicBeside } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { settleTheme } from '../themes/asked-theme.ts'
import { survivor } from './heir.ts'

/** Undo or redo, after which something is still selected: without a lead the keyboard would have nothing to act from. */
export function stepInTime(editor: MapEditor, direction: 'undo' | 'redo'): void {
  // A theme that is still asked about is what was done last.
  settleTheme(editor, true)
  const before = editor.document.snapshot
  const picked = editor.selectedItem.get()
  const lead = picked ? topicBeside(before, picked) : leadOf(editor.selectedTopics.get())
  editor[direction]()
  if (lead === null || editor.selectedTopics.get().length > 0 || editor.selectedItem.get()) return
  const next = survivor(before, editor.document.snapshot, lead)
  if (next !== null) editor.selectAndShow(next)
}
