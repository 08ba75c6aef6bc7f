import type { Locale } from './locale.ts'

interface Language {
  /** In the language itself. */
  name: string
  load: () => Promise<Locale>
}

/** Every language of the product; loaded one at a time, when somebody reads it. */
export const languages = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  zh: { name: '简体中文', load: async () => (await import('./zh.ts')).zh },
} as const satisfies Record<string, Language>

export type LanguageId = keyof typeof languages

export const defaultLanguage: LanguageId = 'en'

export const languageIds = Object.keys(languages) as LanguageId[]

/** The first language we speak among those wished for, best first (`zh-CN` is `zh`); `null` if there is none. */
export function matchLanguage(
  wishes: readonly string[],
  spoken: readonly LanguageId[] = languageIds,
): LanguageId | null {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split('-')[0]
    const match = spoken.find((id) => id === primary)
    if (match) return match
  }
  return null
}

/** What is spoken to whoever wishes for nothing that is spoken here. */
export function fallbackLanguage(spoken: readonly LanguageId[] = languageIds): LanguageId {
  return spoken.includes(defaultLanguage) ? defaultLanguage : (spoken[0] ?? defaultLanguage)
}
