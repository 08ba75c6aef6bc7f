import { choosePicture } from '../../input/pictures/choose-picture.ts'
import { uploadImage } from '../../input/pictures/uploads.ts'
import type { MapEditor } from '../map-editor.ts'
import { paintBackground } from './paint-background.ts'

/** Lets the person choose a picture that lies behind the map, in place of the one there is. */
export function pickBackgroundImage(editor: MapEditor): void {
  // It is faded, and never larger than a screen: the rest of a photograph would only be waited for.
  choosePicture((file) =>
    uploadImage(editor, file, ({ resource: image }) => paintBackground(editor, { image }), '1080p'),
  )
}

export function removeBackgroundImage(editor: MapEditor): void {
  paintBackground(editor, { image: null, opacity: null })
}
