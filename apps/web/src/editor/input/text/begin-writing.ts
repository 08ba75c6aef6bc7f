import { isSameItem } from '../../core/selection.ts'
import type { Writing } from '../../core/text-targets.ts'
import type { InputEditor } from '../input-editor.ts'

/** In what is selected; false where there is nothing to write in. */
export function beginWriting(editor: InputEditor, begins: Writing['begins']): boolean {
  if (editor.readOnly) return false
  const known = editor.textTargets.current()
  const item = known ?? editor.textTargets.make?.() ?? null
  if (!item || !editor.textTargets.targetOf(item)) return false
  // The words may be another item's, as those of a summary are its topic's: then that is selected.
  if (!editor.selection.get().some((other) => isSameItem(other, item))) editor.select([item])
  editor.writing.set({ type: item.type, id: item.id, begins, ...(known === null && { isNew: true }) })
  return true
}
