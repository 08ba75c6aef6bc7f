import { Link2, MessageSquare } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { commentedItem } from './flowchart-comments.ts'

/** Talking about the selected shape or connector, and telling others where it is. */
export function commentActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isEnabled = () => commentedItem(editor) !== null || ('editor.reason.nothing-selected-here' as const)
  return [
    {
      id: 'editor.comments',
      worksWhileLocked: true,
      label: 'editor.action.comments',
      icon: MessageSquare,
      group: 'edit',
      keys: ['alt+c'],
      feature: 'comments',
      isVisible: () => editor.comments !== null,
      isEnabled,
      run: () => {
        const id = commentedItem(editor)
        if (id !== null) editor.comments?.open(id)
      },
    },
    {
      id: 'editor.copy-shape-link',
      worksWhileLocked: true,
      label: 'flowchart.action.copy-link',
      icon: Link2,
      group: 'edit',
      feature: 'sharing',
      isVisible: () => editor.copyLinkTo !== null,
      isEnabled,
      run: () => {
        const id = commentedItem(editor)
        if (id !== null) editor.copyLinkTo?.(id)
      },
    },
  ]
}
