import {
  createTranslator,
  defaultBrandName,
  fallbackLanguage,
  type LanguageId,
  languages,
  matchLanguage,
  type Translator,
} from '@ramify/locales'
import type { FastifyRequest } from 'fastify'
import { brandOfRequest } from '../brands/brand-of-request.ts'

/** What the bodies of requests ask for: a form sent by an app knows better than the header its browser adds. */
const said = new WeakMap<FastifyRequest, string>()

const translators = new Map<string, Promise<Translator>>()

/** Speaks the language a request asks for, under the name it was asked for by. */
export const translatorOf = (request: FastifyRequest): Promise<Translator> =>
  translatorIn(languageOf(request), brandOfRequest(request).name)

/** The language that a request would rather have, of those spoken on its host. */
export function languageOf(request: FastifyRequest): LanguageId {
  const { languages: spoken } = brandOfRequest(request)
  const wished = [said.get(request) ?? '', ...wishes(request.headers['accept-language'])]
  return matchLanguage(wished, spoken) ?? fallbackLanguage(spoken)
}

/** Notes the `language` of a body (`zh`, `zh-CN`, `zh_CN`); one that is not spoken here leaves it to the header. */
export function noteLanguage(request: FastifyRequest, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('language' in body)) return
  if (typeof body.language === 'string') said.set(request, body.language.slice(0, 20).replaceAll('_', '-'))
}

export function translatorIn(language: LanguageId, brand: string = defaultBrandName): Promise<Translator> {
  // As many as there are languages and brands: both are few, and known at the start.
  const key = `${language} ${brand}`
  const known = translators.get(key)
  if (known) return known
  const translator = languages[language].load().then((locale) => createTranslator(language, locale, brand))
  translators.set(key, translator)
  return translator
}

/** What an Accept header asks for, best first: languages, or encodings. */
export function wishes(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';').map((piece) => piece.trim())
      const quality = options.find((option) => option.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
