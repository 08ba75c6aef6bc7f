import type { Look, NodeId } from '@ramify/document'
import { createStore } from '../../platform/store.ts'
import { inOneStep } from '../actions/in-one-step.ts'
import type { Editor } from '../editor.ts'
import { leadOf } from '../selection/selection.ts'

/** A look that was taken up and not yet put down: the next topic that is pressed gets it. */
export const carriedLook = createStore<Look | null>(null)

export function takeUpLook(editor: Editor): void {
  const lead = leadOf(editor.selection.get())
  const look = lead === null ? undefined : editor.document.snapshot.nodes.get(lead)?.look
  if (look) carriedLook.set(look)
}

/** In place of what the topics had. */
export function putDownLook(editor: Editor, ids: readonly NodeId[], isKept = false): void {
  const look = carriedLook.get()
  if (!look || ids.length === 0) return
  inOneStep(editor, () => {
    editor.goOn({ type: 'setLook', ids, look: null })
    editor.goOn({ type: 'setLook', ids, look })
  })
  if (!isKept) carriedLook.set(null)
}
