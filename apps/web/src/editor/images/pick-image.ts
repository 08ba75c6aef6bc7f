import type { Editor } from '../editor.ts'
import { giveImage } from './give-images.ts'

/** Lets the person choose a file; all selected topics get it. */
export function pickImage(editor: Editor): void {
  const ids = editor.selection.get()
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.png,.jpg,.jpeg,image/png,image/jpeg'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) giveImage(editor, ids, file)
  })
  input.click()
}
