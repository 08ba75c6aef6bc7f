import type { CoreEditor, ShownAs } from './editor.ts'
import { isSameItem, leadOf } from './selection.ts'

/** What is being written is finished first: the field of the other view is another one. */
export function showAs(editor: CoreEditor, next: ShownAs): void {
  editor.writing.set(null)
  const lead = leadOf(editor.selection.get())
  if (next === 'outline') editor.leftAt.set(lead)
  // The drawing is found as it was left, unless one has gone elsewhere meanwhile.
  else if (lead !== null && !isSameItem(lead, editor.leftAt.get())) editor.centre(lead)
  editor.shownAs.set(next)
}
