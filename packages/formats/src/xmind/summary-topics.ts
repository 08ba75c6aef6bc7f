import { isEmpty, isRaw, listOf, type Raw, rawOf } from './raw.ts'

/** Says that a summary's topic is one of the document's own, also when it says nothing but words. */
const provider = 'ramify.summary-topic'

const telling = ['notes', 'markers', 'labels', 'image', 'href', 'boundaries', 'summaries']

/** Whether a summary's topic is more than the words on a brace. */
export function isOwnTopic(topic: Raw): boolean {
  if (Object.values(rawOf(topic.children)).some((topics) => listOf(topics).length > 0)) return true
  if (listOf(topic.extensions).some((extension) => extension.provider === provider)) return true
  return telling.some((key) => {
    const value = topic[key]
    return Array.isArray(value)
      ? value.length > 0
      : isRaw(value)
        ? !isEmpty(value)
        : value !== undefined && value !== ''
  })
}

export function asOwnTopic(topic: Raw): Raw {
  return isOwnTopic(topic) ? topic : { ...topic, extensions: [...listOf(topic.extensions), { provider }] }
}
