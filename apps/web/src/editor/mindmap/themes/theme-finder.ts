import { SwatchBook } from 'lucide-react'
import type { Finder } from '../../../platform/actions/finders.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { MapEditor } from '../map-editor.ts'
import { chooseThemeByName, ownChoice } from './asked-theme.ts'

/** Puts on themes that the person made, by their names: they come and go, so no table lists them. */
export function themeFinder(editor: MapEditor): Finder {
  return (words) => {
    if (editor.readOnly) return []
    const wanted = words.trim().toLowerCase().split(/\s+/)
    return editor.themes.get().flatMap((theme) => {
      const label = currentTranslator().text('editor.action.theme', { name: theme.name })
      const said = label.toLowerCase()
      if (!wanted.every((word) => said.includes(word))) return []
      return {
        id: `theme.${theme.id}`,
        label: () => label,
        icon: SwatchBook,
        group: 'view',
        run: () => chooseThemeByName(editor, ownChoice(theme), 1),
      }
    })
  }
}
