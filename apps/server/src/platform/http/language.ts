import {
  createSpeaker,
  defaultLanguage,
  type LanguageId,
  languages,
  matchLanguage,
  type Speaker,
} from '@ramify/locales'
import type { FastifyRequest } from 'fastify'

const speakers = new Map<LanguageId, Promise<Speaker>>()

/** Speaks the language a request asks for. */
export const speakerOf = (request: FastifyRequest): Promise<Speaker> => speakerIn(languageOf(request))

/** The language of ours that a request would rather have. */
export const languageOf = (request: FastifyRequest): LanguageId =>
  matchLanguage(wishes(request.headers['accept-language'])) ?? defaultLanguage

export function speakerIn(language: LanguageId): Promise<Speaker> {
  const known = speakers.get(language)
  if (known) return known
  const speaker = languages[language].load().then((locale) => createSpeaker(language, locale))
  speakers.set(language, speaker)
  return speaker
}

/** The languages of an Accept-Language header, best first. */
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
