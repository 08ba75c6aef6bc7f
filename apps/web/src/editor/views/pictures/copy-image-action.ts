import { Image } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { copyAsImage } from './copy-image.ts'

/** Of every kind of document. */
export const copyImageAction = (editor: ViewsEditor): EditorAction => ({
  id: 'editor.copy-image',
  label: 'editor.action.copy-image',
  labelNow: () => 'editor.copy-as.image',
  icon: Image,
  group: 'edit',
  worksWhileLocked: true,
  isVisible: () => editor.mayCopy,
  run: () => copyAsImage(editor),
})
