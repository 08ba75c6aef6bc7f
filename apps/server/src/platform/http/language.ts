import {
  createSpeaker,
  defaultBrandName,
  fallbackLanguage,
  type LanguageId,
  languages,
  matchLanguage,
  type Speaker,
} from '@ramify/locales'
import type { FastifyRequest } from 'fastify'
import { brandOfRequest } from '../brands/brand-of-request.ts'

/** What the bodies of requests ask for: a form sent by an app knows better than the header its browser adds. */
const said = new WeakMap<FastifyRequest, string>()

const speakers = new Map<string, Promise<Speaker>>()

/** Speaks the language a request asks for, under the name it was asked for by. */
export const speakerOf = (request: FastifyRequest): Promise<Speaker> =>
  speakerIn(languageOf(request), brandOfRequest(request).name)

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

export function speakerIn(language: LanguageId, brand: string = defaultBrandName): Promise<Speaker> {
  // As many as there are languages and brands: both are few, and known at the start.
  const key = `${language} ${brand}`
  const known = speakers.get(key)
  if (known) return known
  const speaker = languages[language].load().then((locale) => createSpeaker(language, locale, brand))
  speakers.set(key, speaker)
  return speaker
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
