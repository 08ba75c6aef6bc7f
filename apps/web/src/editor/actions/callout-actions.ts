import { MessageCircle, RotateCcw } from 'lucide-react'
import { addCallout } from '../callouts/add-callout.ts'
import { pickedCallout } from '../callouts/picked-callout.ts'
import type { Editor } from '../editor.ts'
import { someSelected } from './conditions.ts'
import type { EditorAction } from './editor-action.ts'

/** What is done to callouts alone; `nudge-actions.ts` moves them. */
export function calloutActions(editor: Editor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  return [
    {
      ...common,
      id: 'editor.callout',
      label: 'editor.action.callout',
      icon: MessageCircle,
      keys: ['alt+shift+c'],
      isEnabled: someSelected(editor),
      run: () => addCallout(editor),
    },
    {
      ...common,
      id: 'editor.callout-back',
      label: 'editor.action.callout-back',
      icon: RotateCcw,
      isEnabled: () => {
        const callout = pickedCallout(editor)
        return callout ? callout.at !== null || 'editor.reason.callout-not-moved' : 'editor.reason.no-callout'
      },
      run: () => {
        const callout = pickedCallout(editor)
        if (callout) editor.execute({ type: 'setCallout', id: callout.id, at: null })
      },
    },
  ]
}
