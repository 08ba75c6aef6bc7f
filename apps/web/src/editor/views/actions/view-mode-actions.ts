import { BookOpen, Expand, Focus, ListTree, MapIcon, NotebookText, Play } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { showAs, shownAs } from '../../core/shown-as.ts'
import { focusedBranch, toggleFocus } from '../../mindmap/focus/focused-branch.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { areNotesShown, toggleNotes } from '../../mindmap/outline/outline-notes.ts'
import { indentRows, outdentRows } from '../../mindmap/outline/rows/row-commands.ts'
import { someBesidesRoot, someSelected } from '../../mindmap/selection/conditions.ts'
import { isOverviewShown } from '../overview/overview-shown.ts'
import { startPresentation } from '../presentation/presentation.ts'
import { canFillScreen, toggleFullScreen, toggleReading } from '../reading/reading-mode.ts'

/** Ways to look at a map and to work with it. */
export function viewModeActions(editor: MapEditor): readonly EditorAction[] {
  const shown = shownAs(editor)
  const focused = focusedBranch(editor)
  const common = { group: 'view', worksWhileWriting: true } as const
  const isMap = () => shown.get() === 'map'
  /** Tab and Shift+Tab do it too, see outline-keys.ts: on the map they are others'. */
  const ofRows = {
    group: 'edit',
    worksWhileWriting: true,
    icon: null,
    isVisible: () => editor.mayEdit && !isMap(),
    isEnabled: someBesidesRoot(editor),
  } as const
  return [
    {
      ...common,
      id: 'editor.outline',
      label: 'editor.action.outline',
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
      keys: ['mod+]'],
      run: () => indentRows(editor),
    },
    {
      ...ofRows,
      id: 'editor.outdent',
      label: 'editor.action.outdent',
      keys: ['mod+['],
      run: () => outdentRows(editor),
    },
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
    {
      ...common,
      id: 'editor.overview',
      label: 'editor.action.overview',
      icon: MapIcon,
      keys: ['alt+shift+m'],
      isVisible: isMap,
      isOn: () => isOverviewShown.get(),
      run: () => isOverviewShown.set(!isOverviewShown.get()),
    },
    {
      ...common,
      id: 'editor.present',
      label: 'editor.action.present',
      icon: Play,
      keys: ['mod+alt+p', 'mod+p'],
      isVisible: () => editor.lockReason.get() !== 'presenting',
      run: () => startPresentation(editor),
    },
    {
      ...common,
      id: 'editor.reading',
      label: 'editor.action.reading',
      icon: BookOpen,
      keys: ['alt+shift+r'],
      isVisible: () => editor.mayEdit && (editor.lockReason.get() === null || editor.lockReason.get() === 'reading'),
      isOn: () => editor.lockReason.get() === 'reading',
      run: () => toggleReading(editor),
    },
    {
      ...common,
      id: 'editor.full-screen',
      label: 'editor.action.full-screen',
      icon: Expand,
      keys: ['f11'],
      isVisible: canFillScreen,
      isOn: () => document.fullscreenElement !== null,
      run: toggleFullScreen,
    },
  ]
}
