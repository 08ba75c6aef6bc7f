import type { Rect } from '@ramify/geometry'
import type { Editor } from '../editor.ts'
import { toMap } from '../viewport/viewport.ts'

/** Where the caret blinks, in the map; null where the browser does not say. */
export function caretOnMap(editor: Editor, field: HTMLElement): Rect | null {
  const selection = field.ownerDocument.getSelection()
  const paper = field.closest('[data-map]')?.getBoundingClientRect()
  if (!selection?.focusNode || !paper || !field.contains(selection.focusNode)) return null
  const caret = field.ownerDocument.createRange()
  caret.setStart(selection.focusNode, selection.focusOffset)
  const seen = caret.getClientRects()[0]
  if (!seen) return null
  const view = editor.view.get()
  const at = toMap(view, { x: seen.left - paper.left, y: seen.top - paper.top })
  return { ...at, width: seen.width / view.zoom, height: seen.height / view.zoom }
}
