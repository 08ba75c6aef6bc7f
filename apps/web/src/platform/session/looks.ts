import type { LanguageId } from '@ramify/locales'
import { changeLanguage, currentTranslator, languageChoices } from '../i18n/language.ts'
import { changeTheme, currentTheme, type ThemeChoice } from '../theme/theme.ts'
import { changeSettings, settings } from './settings.ts'

/** Here at once, whatever becomes of it elsewhere; and on every other device of the person. */
export async function chooseLanguage(language: LanguageId): Promise<void> {
  await changeLanguage(language)
  await changeSettings({ language })
}

/** As `chooseLanguage`. */
export async function chooseTheme(theme: ThemeChoice): Promise<void> {
  changeTheme(theme)
  await changeSettings({ theme })
}

let known = looksOf()

/** What was chosen on another device is worn here when the account tells of it; what the address asks for comes first. */
export function wearLooksOfAccount(): void {
  settings.subscribe(() => {
    const { language, theme } = looksOf()
    const { language: languageBefore, theme: themeBefore } = known
    known = { language, theme }
    const asked = new URLSearchParams(location.search).has('lang')
    const wanted = languageChoices.find(({ id }) => id === language)?.id
    if (language !== languageBefore && wanted && wanted !== currentTranslator().language && !asked) {
      void changeLanguage(wanted)
    }
    if (theme !== themeBefore && theme !== null && theme !== currentTheme().choice) changeTheme(theme)
  })
}

function looksOf() {
  const { language, theme } = settings.get()
  return { language, theme }
}
