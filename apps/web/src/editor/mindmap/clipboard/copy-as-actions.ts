import { FileText, Image, Type } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { copyAs, copyAsImage } from './copy-as.ts'

/** Copies branches in forms that other programs know. */
export function copyAsActions(editor: MapEditor): readonly EditorAction[] {
  return [
    {
      id: 'editor.copy-text',
      worksWhileLocked: true,
      label: 'editor.action.copy-text',
      labelNow: () => 'editor.copy-as.text',
      icon: Type,
      group: 'edit',
      isEnabled: someSelected(editor),
      run: () => copyAs(editor, 'text'),
    },
    {
      id: 'editor.copy-markdown',
      worksWhileLocked: true,
      label: 'editor.action.copy-markdown',
      labelNow: () => 'editor.copy-as.markdown',
      icon: FileText,
      group: 'edit',
      isEnabled: someSelected(editor),
      run: () => copyAs(editor, 'markdown'),
    },
    {
      id: 'editor.copy-image',
      worksWhileLocked: true,
      label: 'editor.action.copy-image',
      labelNow: () => 'editor.copy-as.image',
      icon: Image,
      group: 'edit',
      run: () => copyAsImage(editor),
    },
  ]
}
