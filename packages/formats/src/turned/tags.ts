import type { RichText } from '@ramify/document'
import { type Fields, keptFields, keptNumber, keptText, ofFlowchart } from './kept-fields.ts'

/** Longer words are no tag. */
const longest = 60

/** What is said at a branch is a tag of the topic that it leads to, where that can be: a line of its own would have no room there. */
export function tagOf({ text }: RichText): string | null {
  const tag = text.trim()
  return tag !== '' && tag.length <= longest && !tag.includes('\n') ? tag : null
}

/** The data of a topic without the tag that stands for words at its branch, and what these say now: null where they are as before. */
export function withoutTag(data: Fields): { readonly data: Fields; readonly words: string | null } {
  const own = keptFields(data, ofFlowchart)
  const tag = keptText(own, 'tag')
  const labels = Array.isArray(data.labels) ? (data.labels as readonly string[]) : []
  if (tag === undefined || keptText(own, 'of') !== data.id) return { data, words: null }
  const at = labels.indexOf(tag)
  // Somebody has written another one in its place, or taken it away.
  const isOther = at < 0 && labels.length >= (keptNumber(own, 'tags') ?? 0)
  const gone = at >= 0 ? at : isOther ? 0 : -1
  const { labels: _labels, ...rest } = data
  const left = labels.filter((_label, nth) => nth !== gone)
  return {
    data: left.length > 0 ? { ...rest, labels: left } : rest,
    words: at >= 0 ? null : isOther ? (labels[0] ?? '') : '',
  }
}
