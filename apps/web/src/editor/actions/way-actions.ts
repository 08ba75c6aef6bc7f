import { ListTree } from 'lucide-react'
import type { Editor } from '../editor.ts'
import { showAs, shownAs } from '../outline/shown-as.ts'
import type { EditorAction } from './editor-action.ts'

/** Ways to work with a map besides drawing it. */
export function wayActions(editor: Editor): readonly EditorAction[] {
  const shown = shownAs(editor)
  return [
    {
      id: 'editor.outline',
      label: 'editor.action.outline',
      icon: ListTree,
      group: 'view',
      keys: ['alt+shift+o'],
      worksWhileWriting: true,
      isOn: () => shown.get() === 'outline',
      run: () => showAs(editor, shown.get() === 'outline' ? 'map' : 'outline'),
    },
  ]
}
