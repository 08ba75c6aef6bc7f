import { inflate } from '@ramify/geometry'
import { leadOf } from '../../core/selection.ts'
import type { Editor } from '../../editor-kind.ts'

/** Between what is selected and a sheet. */
const room = 12

/** What is selected is brought into what a sheet leaves free. */
export function showSelected(editor: Editor): void {
  const lead = leadOf(editor.selection.get())
  const box = lead && editor.scene.get().boxOf(lead)
  if (box) editor.reveal(inflate(box, room))
}
