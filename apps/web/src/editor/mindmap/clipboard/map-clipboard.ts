import type { KindClipboard } from '../../input/input-editor.ts'
import { giveFiles } from '../files/attach-files.ts'
import { pasteImage } from '../images/paste-image.ts'
import type { MapEditor } from '../map-editor.ts'
import { removeSelected } from '../navigation/remove-topics.ts'
import { copied } from './copy.ts'
import { paste } from './paste.ts'

const leadOrRoot = ({ selectedTopics, scene }: MapEditor) => selectedTopics.get().at(-1) ?? scene.get().snapshot.root

/** Copy, cut and paste of branches. */
export const mapClipboard: KindClipboard = {
  copy: copied,
  remove: removeSelected,
  paste,
  pastePicture: pasteImage,
  pasteFiles: (editor: MapEditor, files) => giveFiles(editor, leadOrRoot(editor), files),
}
