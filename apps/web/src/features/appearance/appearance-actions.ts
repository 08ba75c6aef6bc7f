import type { LanguageId, Translator } from '@ramify/locales'
import { Monitor, Moon, Sun } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { currentTranslator, languageChoices } from '../../platform/i18n/language.ts'
import { chooseLanguage, chooseTheme } from '../../platform/session/looks.ts'
import { currentTheme, type ThemeChoice, themeChoices } from '../../platform/theme/theme.ts'

export const themeLooks = {
  light: { label: 'theme.light', icon: Sun },
  dark: { label: 'theme.dark', icon: Moon },
  system: { label: 'theme.system', icon: Monitor },
} as const satisfies Record<ThemeChoice, unknown>

export const themeActionId = (choice: ThemeChoice) => `theme.${choice}`
export const languageActionId = (id: string) => `language.${id}`

export const appearanceActions = defineActions([
  ...themeChoices.map((choice) => ({
    id: themeActionId(choice),
    ...themeLooks[choice],
    group: 'theme' as const,
    keywords: 'theme.keywords' as const,
    isOn: () => currentTheme().choice === choice,
    run: () => chooseTheme(choice),
  })),
  ...languageChoices.map(({ id, name }) => ({
    id: languageActionId(id),
    label: () => name,
    icon: null,
    group: 'language' as const,
    keywords: languageKeywords(id),
    isOn: () => currentTranslator().language === id,
    run: () => chooseLanguage(id),
  })),
])

/** Its own name is the label; here it is as the person's language calls it: "Chinese", 英语. */
function languageKeywords(id: LanguageId) {
  return ({ language, text }: Translator) =>
    `${text('language.keywords')} ${new Intl.DisplayNames(language, { type: 'language' }).of(id)}`
}
