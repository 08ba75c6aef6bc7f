import type { Look } from '@ramify/document'
import { createStore } from '../../../platform/store.ts'
import type { Editor } from '../../editor.ts'
import { leadOf } from '../../selection/selection.ts'

/** The look that was taken up last and not yet put down. */
export const copiedLook = createStore<Look | null>(null)

export function copyLook(editor: Editor): void {
  const lead = leadOf(editor.selection.get())
  const look = lead === null ? undefined : editor.document.snapshot.nodes.get(lead)?.look
  if (look) copiedLook.set(look)
}

/** In place of what the selected topics had. */
export function pasteLook(editor: Editor): void {
  const look = copiedLook.get()
  const ids = editor.selection.get()
  if (!look || ids.length === 0) return
  editor.document.mark()
  editor.goOn({ type: 'setLook', ids, look: null })
  editor.goOn({ type: 'setLook', ids, look })
  editor.document.mark()
  copiedLook.set(null)
}
