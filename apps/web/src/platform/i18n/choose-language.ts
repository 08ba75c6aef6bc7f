import { defaultLanguage, type LanguageId, matchLanguage } from '@ramify/locales'

interface Wishes {
  /** The query of the address: `?lang=zh`. */
  search: string
  stored: string | null
  /** What the browser asks for, best first. */
  browser: readonly string[]
}

export function chooseLanguage({ search, stored, browser }: Wishes): LanguageId {
  const wishes = [new URLSearchParams(search).get('lang'), stored, ...browser]
  return matchLanguage(wishes.filter((wish) => wish !== null)) ?? defaultLanguage
}
