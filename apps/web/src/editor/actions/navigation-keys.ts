import type { Editor } from '../editor.ts'
import { leaveFocus } from '../focus/focused-branch.ts'
import { carriedLook } from '../formatting/carried-look.ts'
import { neighbour, type Way } from '../navigation/neighbour.ts'
import { topicBeside } from '../picked/picked.ts'
import { toggleReading } from '../reading/reading-mode.ts'
import { leadOf, nothing } from '../selection/selection.ts'
import { toWriteIn } from '../text-input/to-write-in.ts'

/** What only keys do: there is nothing to choose from a menu in an arrow. True when the key was one of them. */
export function navigate(event: KeyboardEvent, editor: Editor): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape' && !event.shiftKey) {
    if (editor.held.get() === 'reading') {
      toggleReading(editor)
      return true
    }
    if (leaveFocus(editor)) return true
    if (carriedLook.get()) {
      carriedLook.set(null)
      return true
    }
    const selection = editor.selection.get()
    const before = editor.picked.get()?.of
    if (before !== undefined) editor.selectAndShow(before)
    else editor.select(selection.length > 1 ? selection.slice(-1) : nothing)
    return true
  }
  // With nothing to write in, Space only lends the hand.
  if (event.key === ' ' && (editor.readOnly || toWriteIn(editor) === null)) return true
  const way = arrows[event.key]
  if (!way) return false
  if (event.shiftKey) extend(editor, way)
  else go(editor, way)
  return true
}

const arrows: Partial<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function go(editor: Editor, way: Way): void {
  const picked = editor.picked.get()
  const { snapshot } = editor.document
  const lead = leadOf(editor.selection.get())
  // From a line or a range arrows lead back among the topics.
  const beside = picked ? topicBeside(snapshot, picked) : null
  const next = beside ?? (lead === null ? snapshot.root : neighbour(editor.scene.get(), lead, way))
  const id = next ?? lead
  if (id !== null && id !== '') editor.selectAndShow(id)
}

/** One more, or, going back the way one came, one less. */
function extend(editor: Editor, way: Way): void {
  const selection = editor.selection.get()
  const lead = leadOf(selection)
  const next = lead === null ? null : neighbour(editor.scene.get(), lead, way)
  if (next === null) return
  editor.select(selection.at(-2) === next ? selection.slice(0, -1) : [...selection.filter((id) => id !== next), next])
  editor.show(next)
}
