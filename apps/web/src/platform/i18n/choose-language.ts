import { fallbackLanguage, type LanguageId, matchLanguage } from '@ramify/locales'

interface Wishes {
  /** The query of the address: `?lang=zh`. */
  search: string
  stored: string | null
  /** What the browser asks for, best first. */
  browser: readonly string[]
  /** What is spoken on this host; one language alone leaves nothing to choose. */
  spoken?: readonly LanguageId[]
}

export function chooseLanguage({ search, stored, browser, spoken }: Wishes): LanguageId {
  const wishes = [new URLSearchParams(search).get('lang'), stored, ...browser]
  return (
    matchLanguage(
      wishes.filter((wish) => wish !== null),
      spoken,
    ) ?? fallbackLanguage(spoken)
  )
}
