import { ListIndentDecrease, ListIndentIncrease, ListTree, NotebookText } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { showAs } from '../../core/shown-as.ts'
import { surroundings } from '../../core/surroundings.ts'
import type { MapEditor } from '../map-editor.ts'
import { someBesidesRoot } from '../selection/conditions.ts'
import { areNotesShown, toggleNotes } from './outline-notes.ts'
import { indentRows, outdentRows } from './rows/row-commands.ts'

/** The map as an outline. */
export function outlineActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'view', worksWhileWriting: true } as const
  const isMap = () => editor.shownAs.get() === 'map'
  /** Tab and Shift+Tab do it too, see outline-keys.ts: on the map they are others'. */
  const ofRows = {
    group: 'edit',
    worksWhileWriting: true,
    isVisible: () => editor.mayEdit && !isMap(),
    isEnabled: someBesidesRoot(editor),
  } as const
  return [
    {
      ...common,
      id: 'editor.outline',
      label: 'editor.action.outline',
      // In a hand its row has no tick: the words say where it leads.
      labelNow: () => (surroundings.get() === 'hand' && !isMap() ? 'editor.view.map' : 'editor.action.outline'),
      icon: ListTree,
      keys: ['alt+shift+o'],
      isOn: () => !isMap(),
      run: () => showAs(editor, isMap() ? 'outline' : 'map'),
    },
    {
      ...common,
      id: 'editor.outline-notes',
      label: 'editor.action.outline-notes',
      icon: NotebookText,
      isVisible: () => !isMap(),
      isOn: () => areNotesShown.get(),
      run: toggleNotes,
    },
    {
      ...ofRows,
      id: 'editor.indent',
      label: 'editor.action.indent',
      icon: ListIndentIncrease,
      keys: ['mod+]'],
      run: () => indentRows(editor),
    },
    {
      ...ofRows,
      id: 'editor.outdent',
      label: 'editor.action.outdent',
      icon: ListIndentDecrease,
      keys: ['mod+['],
      run: () => outdentRows(editor),
    },
  ]
}
