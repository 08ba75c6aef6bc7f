import { isBlankName, shortenInto } from '@ramify/contract'
import type { Translator } from '@ramify/locales'

/**
 * The name of a map that nobody has named follows its central topic: from "Untitled map" on, for as long as it is what the topic said.
 * `null`: it stays.
 */
export function followedName(name: string, before: string, after: string, { text }: Translator): string | null {
  const wanted = nameFrom(after)
  if (isBlankName(wanted) || wanted === name) return null
  const [start = '', end = ''] = text('drafts.name', { number: '#' }).split('#')
  const isNumbered =
    name.startsWith(start) && name.endsWith(end) && /^\d+$/.test(name.slice(start.length, name.length - end.length))
  return isNumbered || name === text('files.untitled') || name === nameFrom(before) ? wanted : null
}

const nameFrom = (words: string) => shortenInto(words.replace(/\s+/g, ' ').trim(), (text) => text)
