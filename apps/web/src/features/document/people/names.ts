import type { Translator } from '@ramify/locales'

/** "Ann, Ben and Chen", as the language lists them. */
export function listed(names: readonly string[], { language }: Pick<Translator, 'language'>): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
