import { fromHtml } from '../clipboard/html-flavour.ts'
import { readings } from '../clipboard/paste.ts'
import type { MapEditor } from '../map-editor.ts'
import { pasteRows } from './rows/row-commands.ts'

/** Several lines become rows, also in the middle of a text; a single one is the text's. */
export function attachRowPaste(editor: MapEditor, field: HTMLElement): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || editor.readOnly) return
    const [html, text] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')]
    const isLine = !/[\r\n]/.test(text.trim()) && fromHtml(html) === null
    if (editor.writing.get() !== null && isLine) return
    event.preventDefault()
    event.stopImmediatePropagation()
    for (const branches of readings({ html, text })) {
      // Refused: ours by its looks, but something in it is not as we write it. What comes next is still good.
      if (pasteRows(editor, branches)) return
    }
  }
  field.addEventListener('paste', onPaste)
  return () => field.removeEventListener('paste', onPaste)
}
