import { MessageCircle, RotateCcw } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { addCallout } from './add-callout.ts'
import { pickedCallout } from './picked-callout.ts'

/** What is done to callouts alone; `nudge-actions.ts` moves them. */
export function calloutActions(editor: MapEditor): readonly EditorAction[] {
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
