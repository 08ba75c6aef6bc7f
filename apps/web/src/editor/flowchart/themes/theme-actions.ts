import { Eraser } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { themeEntries } from '../../views/themes/theme-entries.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { chooseTheme, removeCustomStyles, styledIds } from './theme.ts'

/** Themes by their names, and what takes off everything that hides them. */
export function themeActions(editor: FlowchartEditor): readonly EditorAction[] {
  return [
    {
      id: 'flowchart.remove-custom-styles',
      label: 'flowchart.theme.reset',
      icon: Eraser,
      group: 'edit',
      isVisible: () => editor.mayEdit,
      isEnabled: () => styledIds(editor).count > 0 || 'flowchart.reason.no-custom-styles',
      run: () => removeCustomStyles(editor),
    },
    ...themeEntries(
      editor,
      () => editor.document.snapshot.theme,
      (id, level) => chooseTheme(editor, id, level),
    ),
  ]
}
