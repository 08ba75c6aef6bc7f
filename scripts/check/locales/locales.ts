import type { Locale } from '@ramify/locales'
import type { Check } from '../check.ts'
import { localeProblems } from './locale-problems.ts'

/** The compiler already refuses a missing text; it does not see what is inside one. */
export const locales: Check = async () => {
  const { messages } = await import('@ramify/contract')
  const { languages } = await import('@ramify/locales')
  const loaded: Record<string, Locale> = {}
  for (const [id, language] of Object.entries(languages)) loaded[id] = await language.load()
  return localeProblems(messages, loaded)
}
