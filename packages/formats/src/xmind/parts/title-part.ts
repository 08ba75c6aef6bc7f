import { listOf, type Raw, rawOf, stringOf } from '../raw.ts'
import { attributesOf, plainWords, propertiesOfRun, runsOf, type Words, wordsOf } from './rich-text.ts'

export const titleKeys = ['title', 'attributedTitle'] as const

/** The runs count while they say the same words: older versions change the title alone. */
export function readTitle(raw: Raw): Words {
  const title = plainWords(stringOf(raw.title) ?? '')
  const parts = listOf(raw.attributedTitle).map((part) => ({
    text: stringOf(part.text) ?? '',
    attributes: attributesOf({ ...rawOf(rawOf(part.style).properties), ...part }),
  }))
  const words = wordsOf(parts)
  return words.text === title.text ? words : title
}

export function writeTitle(text: unknown, runs: unknown): Raw {
  const parts = runsOf(text, runs)
  const isFormatted = parts.some(({ attributes }) => Object.keys(attributes).length > 0)
  return {
    title: stringOf(text) ?? '',
    ...(isFormatted && {
      attributedTitle: parts.map((part) => ({ text: part.text, ...propertiesOfRun(part.attributes) })),
    }),
  }
}
