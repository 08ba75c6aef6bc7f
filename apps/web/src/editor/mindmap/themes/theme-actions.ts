import { themes } from '@ramify/themes'
import { SwatchBook } from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
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
    ...Object.values(themes).map(({ id, name, dark, level }) => ({
      id: `editor.theme-${id}`,
      label: () => currentTranslator().text('editor.action.theme', { name: name[currentTranslator().language] }),
      keywords: (({ text }) =>
        [
          text('editor.action.theme.keywords'),
          text(`editor.theme.${dark ? 'dark' : 'light'}`),
          ...Object.values(name),
        ].join(' ')) satisfies Words,
      icon: null,
      group: 'view' as const,
      isOnlyFound: true as const,
      isVisible: () => editor.mayEdit,
      isOn: () => editor.document.snapshot.theme === id,
      run: () => chooseThemeByName(editor, themeNamed(id), level),
    })),
  ]
}
