import { ScanText } from 'lucide-react'
import { carriedState } from '../carried/carried-state.ts'
import type { Editor } from '../editor.ts'
import { leadNode } from './conditions.ts'
import type { EditorAction } from './editor-action.ts'

/** Topics of the words in pictures. */
export function recognitionActions(editor: Editor): readonly EditorAction[] {
  const { dialog } = carriedState(editor)
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
