import { languageChoices } from '../../platform/i18n/language.ts'
import { themeChoices } from '../../platform/theme/theme.ts'
import { ActionMenuItem } from '../../ui/menus/ActionMenuItem.tsx'
import { languageActionId, themeActionId } from './appearance-actions.ts'

/** For inside a menu. */
export function LanguageChoices() {
  return languageChoices.map(({ id }) => <ActionMenuItem key={id} id={languageActionId(id)} />)
}

/** For inside a menu. */
export function ThemeChoices() {
  return themeChoices.map((choice) => <ActionMenuItem key={choice} id={themeActionId(choice)} />)
}
