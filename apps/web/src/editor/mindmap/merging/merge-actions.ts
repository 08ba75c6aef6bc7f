import { Merge, Split } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { merge } from './merge.ts'
import { mergeRefusal } from './merge-refusal.ts'
import { piecesToSplit, split } from './split.ts'

/** One topic of several, several of one. */
export function mergeActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  return [
    {
      ...common,
      id: 'editor.merge',
      label: 'editor.action.merge',
      icon: Merge,
      keys: ['mod+j'],
      isEnabled: () => mergeRefusal(editor.document.snapshot, editor.selectedTopics.get()) ?? true,
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
