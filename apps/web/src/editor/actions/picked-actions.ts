import type { Editor } from '../editor.ts'
import { pickNext } from '../picked/pick-next.ts'
import { thingsOf } from '../picked/things-of.ts'
import { leadOf } from '../selection/selection.ts'
import type { EditorAction } from './editor-action.ts'

/** How the keys get to lines and ranges, which stand in no order that arrows could follow. */
export function pickedActions(editor: Editor): readonly EditorAction[] {
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
