import { inflate, intersects, type Rect } from '@ramify/geometry'
import { leadOf } from '../../core/selection.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import type { Editor } from '../../editor-kind.ts'

/** Between what is selected and a sheet. */
const room = 12

/** What is selected is brought into what a sheet leaves free. */
export function showSelected(editor: Editor): void {
  const lead = leadOf(editor.selection.get())
  const box = lead ? editor.scene.get().boxOf(lead) : titleInSight(editor)
  if (box) editor.reveal(inflate(box, room))
}

/** Where nothing is selected a sheet is about all of it. Whoever looks at another part of it stays there. */
function titleInSight(editor: Editor): Rect | undefined {
  const item = editor.kind.titleOf?.(editor)
  const box = item ? editor.scene.get().boxOf(item) : undefined
  return box && intersects(box, visibleRect(editor.view.get(), editor.screen.get())) ? box : undefined
}
