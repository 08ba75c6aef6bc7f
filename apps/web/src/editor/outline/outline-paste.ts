import { parseIndentedText } from '@ramify/document'
import { fromHtml } from '../clipboard/html-flavour.ts'
import type { Editor } from '../editor.ts'
import { pasteRows } from './row-commands.ts'

/** Several lines become rows, also in the middle of a text; a single one is the text's. */
export function attachRowPaste(editor: Editor, field: HTMLElement): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || editor.readOnly) return
    const words = clipboardData.getData('text/plain')
    const isLine = editor.writing.get() !== null && !/[\r\n]/.test(words.trim())
    const forest = fromHtml(clipboardData.getData('text/html')) ?? (isLine ? [] : parseIndentedText(words))
    if (forest.length === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pasteRows(editor, forest)
  }
  field.addEventListener('paste', onPaste)
  return () => field.removeEventListener('paste', onPaste)
}
