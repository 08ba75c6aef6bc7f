import { choosePicture } from '../../input/pictures/choose-picture.ts'
import type { MapEditor } from '../map-editor.ts'
import { giveImage } from './give-images.ts'

/** Lets the person choose a file; all selected topics get it. */
export function pickImage(editor: MapEditor): void {
  const ids = editor.selectedTopics.get()
  choosePicture((file) => giveImage(editor, ids, file))
}
