import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { pickNext } from './pick-next.ts'
import { thingsOf } from './things-of.ts'

/** How the keys get to lines and ranges, which stand in no order that arrows could follow. */
export function pickedActions(editor: MapEditor): readonly EditorAction[] {
  const { picked, selection, scene } = editor
  const common = {
    group: 'go',
    icon: null,
    repeats: true,
    isEnabled: () => {
      const lead = leadOf(selection.get())
      return picked.get() !== null || thingsOf(scene.get(), lead).length > 0 || 'editor.reason.no-lines'
    },
  } as const
  return [
    {
      ...common,
      id: 'editor.pick-next',
      label: 'editor.action.pick-next',
      keys: ['alt+l'],
      run: () => pickNext(editor, 1),
    },
    {
      ...common,
      id: 'editor.pick-previous',
      label: 'editor.action.pick-previous',
      keys: ['alt+shift+l'],
      run: () => pickNext(editor, -1),
    },
  ]
}
