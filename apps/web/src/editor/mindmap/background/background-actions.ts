import { ImageOff, ImageUp } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { pickBackgroundImage, removeBackgroundImage } from './background-image.ts'

/** What lies behind the map as a whole. */
export function backgroundActions(editor: MapEditor): readonly EditorAction[] {
  return [
    {
      id: 'editor.background-image',
      label: 'editor.action.background-image',
      icon: ImageUp,
      group: 'edit',
      isVisible: () => !editor.readOnly,
      isEnabled: () => editor.assets.refusal() ?? true,
      run: () => pickBackgroundImage(editor),
    },
    {
      id: 'editor.remove-background-image',
      label: 'editor.action.remove-background-image',
      icon: ImageOff,
      group: 'edit',
      isVisible: () => !editor.readOnly && editor.document.snapshot.background?.image !== undefined,
      run: () => removeBackgroundImage(editor),
    },
  ]
}
