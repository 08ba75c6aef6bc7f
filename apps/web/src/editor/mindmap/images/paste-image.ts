import type { MapEditor } from '../map-editor.ts'
import { giveImages } from './give-images.ts'

/** A picture in the clipboard that is nothing else as well: words that have a picture of themselves are pasted as words. */
export function pictureIn(files: Iterable<File>, text: string): File | null {
  const picture = [...files].find(({ type }) => type.startsWith('image/'))
  return picture && text.trim() === '' ? picture : null
}

/** For the lead topic, or the central one. */
export function pasteImage(editor: MapEditor, file: File): void {
  giveImages(editor, editor.selection.get().at(-1) ?? editor.document.snapshot.root, [file])
}
