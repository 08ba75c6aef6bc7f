import type { FirstLocale, Locale, PartOf, TextPart } from './locale.ts'

interface Language {
  /** In the language itself. */
  name: string
  /** Whole, or of its parts only those named: who reads a text of another one then finds nothing. */
  load: (parts?: Iterable<TextPart>) => Promise<Locale>
}

/** Every language of the product; loaded one at a time, when somebody reads it. */
export const languages = {
  en: language('English', async () => (await import('./en.ts')).en, {
    flowchart: async () => (await import('./flowchart-en.ts')).flowchartEn,
    mails: async () => (await import('./mails-en.ts')).mailsEn,
  }),
  zh: language('简体中文', async () => (await import('./zh.ts')).zh, {
    flowchart: async () => (await import('./flowchart-zh.ts')).flowchartZh,
    mails: async () => (await import('./mails-zh.ts')).mailsZh,
  }),
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

function language(
  name: string,
  first: () => Promise<FirstLocale>,
  parts: { [Part in TextPart]: () => Promise<PartOf<Part>> },
): Language {
  const load = async (wanted: Iterable<TextPart> = Object.keys(parts) as TextPart[]) => {
    const [{ messages, texts }, ...others] = await Promise.all([first(), ...[...wanted].map((part) => parts[part]())])
    return { messages, texts: Object.assign({}, texts, ...others) as Locale['texts'] }
  }
  return { name, load }
}
