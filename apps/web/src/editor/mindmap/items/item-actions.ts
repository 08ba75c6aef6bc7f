import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { itemsOf } from './items-of.ts'
import { selectNextItem } from './select-next-item.ts'

/** How the keys get to lines and ranges, which stand in no order that arrows could follow. */
export function itemActions(editor: MapEditor): readonly EditorAction[] {
  const { selectedItem, selectedTopics, scene } = editor
  const common = {
    group: 'go',
    icon: null,
    repeats: true,
    isEnabled: () => {
      const lead = leadOf(selectedTopics.get())
      return selectedItem.get() !== null || itemsOf(scene.get(), lead).length > 0 || 'editor.reason.no-lines'
    },
  } as const
  return [
    {
      ...common,
      id: 'editor.pick-next',
      label: 'editor.action.pick-next',
      keys: ['alt+l'],
      run: () => selectNextItem(editor, 1),
    },
    {
      ...common,
      id: 'editor.pick-previous',
      label: 'editor.action.pick-previous',
      keys: ['alt+shift+l'],
      run: () => selectNextItem(editor, -1),
    },
  ]
}
