import type { Editor } from '../editor.ts'
import { someSelected } from './conditions.ts'
import type { EditorAction } from './editor-action.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Priorities by their digit; the one that all selected topics have goes away again. */
export function markActions(editor: Editor): readonly EditorAction[] {
  return numbers.map((number) => ({
    id: `editor.priority-${number}`,
    label: `editor.action.priority-${number}` as const,
    icon: null,
    group: 'topic',
    keys: [`mod+${number}`],
    isVisible: () => editor.mayEdit,
    isEnabled: someSelected(editor),
    run: () => {
      const ids = editor.selection.get()
      const { nodes } = editor.document.snapshot
      const isOn = ids.every((id) => nodes.get(id)?.marks.priority === number)
      editor.act({ type: 'setMarks', ids, marks: { priority: isOn ? null : number } })
    },
  }))
}
