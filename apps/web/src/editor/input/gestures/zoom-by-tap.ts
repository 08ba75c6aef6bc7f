import type { ItemRef } from '@ramify/scene'
import type { Viewport } from '../../core/viewport/viewport.ts'
import type { InputEditor } from '../input-editor.ts'

/** As large as words are comfortable to read in a hand. */
const near = 1.5

/** From where somebody went nearer, and where they came to. */
interface Nearer {
  readonly from: Viewport
  readonly to: Viewport
}

const visits = new WeakMap<InputEditor, Nearer>()

/** Goes near an item, and from there back to where one was before; on the empty canvas it shows everything. */
export function zoomByTap(editor: InputEditor, item: ItemRef | null): void {
  const { view } = editor
  const before = visits.get(editor)
  visits.delete(editor)
  if (before?.to === view.get()) {
    view.set(before.from)
    return
  }
  const from = view.get()
  if (item === null) editor.fitAll()
  else editor.centre(item, near)
  visits.set(editor, { from, to: view.get() })
}
