import { Focus } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { toggleFocus } from './focused-branch.ts'

/** One branch alone, all else dimmed. */
export function focusActions(editor: MapEditor): readonly EditorAction[] {
  const { focusedBranch: focused } = editor
  const common = { group: 'view', worksWhileWriting: true } as const
  const isMap = () => editor.shownAs.get() === 'map'
  return [
    {
      ...common,
      id: 'editor.focus',
      label: 'editor.action.focus',
      icon: Focus,
      keys: ['alt+shift+f'],
      isVisible: isMap,
      isEnabled: () => focused.get() !== null || someSelected(editor)(),
      isOn: () => focused.get() !== null,
      run: () => toggleFocus(editor),
    },
  ]
}
