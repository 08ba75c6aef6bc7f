import { themes } from '@ramify/themes'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { CoreEditor } from '../../core/editor.ts'

/** Every theme that comes with the app, by its name in the palette. */
export function themeEntries(
  editor: CoreEditor,
  current: () => string,
  choose: (id: string, level: number) => void,
): EditorAction[] {
  return Object.values(themes).map(({ id, name, dark, level }) => ({
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
    isOn: () => current() === id,
    run: () => choose(id, level),
  }))
}
