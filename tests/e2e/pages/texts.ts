import { createTranslator, type LanguageId, languages, type Translator } from '@ramify/locales'

/** What people read, so that a journey finds things by their names in whichever language it walks. */
export async function speak(language: LanguageId): Promise<Translator> {
  return createTranslator(language, await languages[language].load())
}
