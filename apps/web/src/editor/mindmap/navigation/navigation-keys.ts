import { nothing } from '../../core/selection.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { toggleReading } from '../../views/reading/reading-mode.ts'
import { leaveFocus } from '../focus/focused-branch.ts'
import { carriedLook } from '../formatting/carried-look.ts'
import type { MapEditor } from '../map-editor.ts'

/** What only keys do: there is nothing to choose from a menu in Escape. True when the key was one of them. */
export function navigate(event: KeyboardEvent, editor: MapEditor): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape' && !event.shiftKey) {
    if (editor.lockReason.get() === 'reading') {
      toggleReading(editor)
      return true
    }
    if (leaveFocus(editor)) return true
    if (carriedLook.get()) {
      carriedLook.set(null)
      return true
    }
    const selection = editor.selectedTopics.get()
    const before = editor.selectedItem.get()?.of
    if (before !== undefined) editor.selectAndShow(before)
    else editor.selectTopics(selection.length > 1 ? selection.slice(-1) : nothing)
    return true
  }
  // A line, range or callout has no siblings to add: its words are what there is to write.
  if (event.key === 'Enter' && editor.selectedItem.get() && beginWriting(editor, 'at-end')) return true
  // With nothing to write in, Space only lends the hand.
  if (event.key === ' ' && (editor.readOnly || editor.textTargets.current() === null)) return true
  return false
}
