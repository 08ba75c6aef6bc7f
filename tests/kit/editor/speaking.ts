import { createTranslator, languages, type Translator } from '@ramify/locales'
import { setTranslator } from '../../../apps/web/src/platform/i18n/language.ts'

/** Every text is its key, for tests that are not about words. */
export function speakKeys(): Translator {
  const text = (key: string) => key
  const translator: Translator = {
    language: 'en',
    brand: 'Ramify',
    text: text as Translator['text'],
    message: (code) => code,
  }
  setTranslator(translator)
  return translator
}

export async function speakEnglish(): Promise<Translator> {
  const translator = createTranslator('en', await languages.en.load(), 'Ramify')
  setTranslator(translator)
  return translator
}
