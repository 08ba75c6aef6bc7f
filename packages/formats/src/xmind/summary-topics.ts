import { isEmpty, isRaw, listOf, type Raw, rawOf } from './raw.ts'

/** Says that a summary's topic is no topic of the document: only words at the brace, which are always a topic there. */
const provider = 'ramify.summary-words'

const telling = ['notes', 'markers', 'labels', 'image', 'href', 'boundaries', 'summaries']

/** Whether a summary's topic was written for the words at a brace, and nobody made more of it since. */
export function isOnlyWords(topic: Raw): boolean {
  if (!listOf(topic.extensions).some((extension) => extension.provider === provider)) return false
  if (Object.values(rawOf(topic.children)).some((topics) => listOf(topics).length > 0)) return false
  return telling.every((key) => isNothing(topic[key]))
}

const isNothing = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : isRaw(value) ? isEmpty(value) : value === undefined || value === ''

/** The topic that words at a brace are in a file. */
export const wordsTopic = (id: string): Raw => ({ id, title: '', extensions: [{ provider }] })
