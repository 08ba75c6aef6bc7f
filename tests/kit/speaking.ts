import { createSpeaker, languages, type Speaker } from '@ramify/locales'
import { setSpeaker } from '../../apps/web/src/platform/i18n/language.ts'

/** Every text is its key, for tests that are not about words. */
export function speakKeys(): Speaker {
  const text = (key: string) => key
  const speaker: Speaker = { language: 'en', brand: 'Ramify', text: text as Speaker['text'], message: (code) => code }
  setSpeaker(speaker)
  return speaker
}

export async function speakEnglish(): Promise<Speaker> {
  const speaker = createSpeaker('en', await languages.en.load(), 'Ramify')
  setSpeaker(speaker)
  return speaker
}
