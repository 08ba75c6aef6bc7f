import type { MapEditor } from '../map-editor.ts'
import { giveImages } from './give-images.ts'

/** For the lead topic, or the central one. */
export function pasteImage(editor: MapEditor, file: File): void {
  giveImages(editor, editor.selectedTopics.get().at(-1) ?? editor.scene.get().snapshot.root, [file])
}
