import { ScanText } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { leadNode } from '../selection/conditions.ts'

/** Topics of the words in pictures. */
export function recognitionActions(editor: MapEditor): readonly EditorAction[] {
  const { dialog } = editor.content
  const image = () => leadNode(editor)?.image ?? null
  return [
    {
      id: 'editor.recognise',
      label: 'editor.action.recognise',
      icon: ScanText,
      group: 'topic',
      keywords: 'editor.action.recognise.keywords',
      isVisible: () => !editor.readOnly,
      run: () => dialog.set({ kind: 'recognition', resource: null }),
    },
    {
      id: 'editor.recognise-image',
      label: 'editor.action.recognise-image',
      icon: ScanText,
      group: 'topic',
      keywords: 'editor.action.recognise.keywords',
      isVisible: () => !editor.readOnly && image() !== null,
      run: () => dialog.set({ kind: 'recognition', resource: image()?.resource ?? null }),
    },
  ]
}
