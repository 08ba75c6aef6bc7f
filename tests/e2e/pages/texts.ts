import { createSpeaker, type LanguageId, languages, type Speaker } from '@ramify/locales'

/** What people read, so that a journey finds things by their names in whichever language it walks. */
export async function speak(language: LanguageId): Promise<Speaker> {
  return createSpeaker(language, await languages[language].load())
}
