import { SwatchBook } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { themeEntries } from '../../views/themes/theme-entries.ts'
import type { MapEditor } from '../map-editor.ts'
import { chooseThemeByName, settleTheme, themeNamed } from './asked-theme.ts'
import { mostOwnThemes } from './own-theme.ts'

/** Themes that come with the app, by name, and themes that a person makes. The latter come with the plan that has all themes. */
export function themeActions(editor: MapEditor): readonly EditorAction[] {
  return [
    {
      id: 'editor.save-theme',
      label: 'editor.theme.save',
      icon: SwatchBook,
      group: 'view',
      isVisible: () => editor.mayEdit,
      isEnabled: () => editor.themes.get().length < mostOwnThemes || 'editor.reason.too-many-themes',
      run: () => {
        if (!editor.mayChoose(1)) return
        // What is saved is what is seen.
        settleTheme(editor, true)
        editor.themeDialog.set({ kind: 'save' })
      },
    },
    ...themeEntries(
      editor,
      () => editor.document.snapshot.theme,
      (id, level) => chooseThemeByName(editor, themeNamed(id), level),
    ),
  ]
}
