import { FileText, Type } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { copyImageAction } from '../../views/pictures/copy-image-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { copyAs } from './copy-as.ts'

/** Copies branches in forms that other programs know. */
export function copyAsActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'edit', worksWhileLocked: true, isVisible: () => editor.mayCopy } as const
  return [
    {
      ...common,
      id: 'editor.copy-text',
      label: 'editor.action.copy-text',
      labelNow: () => 'editor.copy-as.text',
      icon: Type,
      isEnabled: someSelected(editor),
      run: () => copyAs(editor, 'text'),
    },
    {
      ...common,
      id: 'editor.copy-markdown',
      label: 'editor.action.copy-markdown',
      labelNow: () => 'editor.copy-as.markdown',
      icon: FileText,
      isEnabled: someSelected(editor),
      run: () => copyAs(editor, 'markdown'),
    },
    copyImageAction(editor),
  ]
}
