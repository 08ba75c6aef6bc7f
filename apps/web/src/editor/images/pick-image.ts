import type { Editor } from '../editor.ts'
import { choosePicture } from './choose-picture.ts'
import { giveImage } from './give-images.ts'

/** Lets the person choose a file; all selected topics get it. */
export function pickImage(editor: Editor): void {
  const ids = editor.selection.get()
  choosePicture((file) => giveImage(editor, ids, file))
}
