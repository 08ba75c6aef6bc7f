import type { InputEditor } from '../input-editor.ts'
import { filesIn, pictureIn } from './picture-in.ts'

/** Copy, cut and paste of items by the browser's own events. In the middle of a text they are the text's. */
export function attachClipboard(editor: InputEditor, field: HTMLElement): () => void {
  const { clipboard } = editor.kind
  const copy = (event: ClipboardEvent): boolean => {
    const flavours = editor.writing.get() || !editor.mayCopy ? null : clipboard.copy(editor)
    if (!flavours || !event.clipboardData) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', flavours.text)
    event.clipboardData.setData('text/html', flavours.html)
    return true
  }
  const cut = (event: ClipboardEvent) => {
    if (copy(event)) clipboard.remove(editor)
  }
  const insert = (event: ClipboardEvent) => {
    if (editor.writing.get() || !event.clipboardData) return
    event.preventDefault()
    if (editor.readOnly) return
    const picture = pictureIn(event.clipboardData.files, event.clipboardData.getData('text/plain'))
    if (picture && clipboard.pastePicture) return clipboard.pastePicture(editor, picture)
    const files = filesIn(event.clipboardData.files, event.clipboardData.getData('text/plain'))
    if (files.length > 0 && clipboard.pasteFiles) return clipboard.pasteFiles(editor, files)
    clipboard.paste(editor, {
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    })
  }
  field.addEventListener('copy', copy)
  field.addEventListener('cut', cut)
  field.addEventListener('paste', insert)
  return () => {
    field.removeEventListener('copy', copy)
    field.removeEventListener('cut', cut)
    field.removeEventListener('paste', insert)
  }
}
