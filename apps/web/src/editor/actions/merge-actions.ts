import { Merge, Split } from 'lucide-react'
import type { Editor } from '../editor.ts'
import { merge } from '../merging/merge.ts'
import { mergeRefusal } from '../merging/merge-refusal.ts'
import { piecesToSplit, split } from '../merging/split.ts'
import type { EditorAction } from './editor-action.ts'

/** One topic of several, several of one. */
export function mergeActions(editor: Editor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  return [
    {
      ...common,
      id: 'editor.merge',
      label: 'editor.action.merge',
      icon: Merge,
      keys: ['mod+j'],
      isEnabled: () => mergeRefusal(editor.document.snapshot, editor.selection.get()) ?? true,
      run: () => merge(editor),
    },
    {
      ...common,
      id: 'editor.split',
      label: 'editor.action.split',
      icon: Split,
      keys: ['mod+shift+enter'],
      worksWhileWriting: true,
      isEnabled: () => {
        const pieces = piecesToSplit(editor)
        return typeof pieces === 'string' ? pieces : true
      },
      run: () => split(editor),
    },
  ]
}
