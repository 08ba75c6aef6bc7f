import { copied } from '../../mindmap/clipboard/copy.ts'
import { paste } from '../../mindmap/clipboard/paste.ts'
import { pasteImage, pictureIn } from '../../mindmap/images/paste-image.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { removeSelected } from '../../mindmap/navigation/remove-topics.ts'

/** Copy, cut and paste of topics by the browser's own events. In the middle of a text they are the text's. */
export function attachClipboard(editor: MapEditor, field: HTMLElement): () => void {
  const copy = (event: ClipboardEvent): boolean => {
    const flavours = editor.writing.get() ? null : copied(editor)
    if (!flavours || !event.clipboardData) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', flavours.text)
    event.clipboardData.setData('text/html', flavours.html)
    return true
  }
  const cut = (event: ClipboardEvent) => {
    if (copy(event)) removeSelected(editor)
  }
  const insert = (event: ClipboardEvent) => {
    if (editor.writing.get() || !event.clipboardData) return
    event.preventDefault()
    if (editor.readOnly) return
    const picture = pictureIn(event.clipboardData.files, event.clipboardData.getData('text/plain'))
    if (picture) return pasteImage(editor, picture)
    paste(editor, {
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
