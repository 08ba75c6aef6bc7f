import type { KindClipboard } from '../../input/input-editor.ts'
import { pasteImage } from '../images/paste-image.ts'
import { removeSelected } from '../navigation/remove-topics.ts'
import { copied } from './copy.ts'
import { paste } from './paste.ts'

/** Copy, cut and paste of branches. */
export const mapClipboard: KindClipboard = {
  copy: copied,
  remove: removeSelected,
  paste,
  pastePicture: pasteImage,
}
