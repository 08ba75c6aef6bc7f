import { createStore } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'
import { choosePicture } from '../images/choose-picture.ts'
import { uploadImage } from '../images/uploads.ts'
import { perEditor } from '../per-editor.ts'
import { paintBackground } from './paint-background.ts'

/** Lets the person choose a picture that lies behind the map, in place of the one there is. */
export function pickBackgroundImage(editor: Editor): void {
  // It is faded, and never larger than a screen: the rest of a photograph would only be waited for.
  choosePicture((file) =>
    uploadImage(editor, file, ({ resource: image }) => paintBackground(editor, { image }), '1080p'),
  )
}

export function removeBackgroundImage(editor: Editor): void {
  paintBackground(editor, { image: null, opacity: null })
}

/** The opacity to preview while the slider is dragged: the scene is not composed anew for each step. */
export const triedOpacity = perEditor(() => createStore<number | null>(null))
