import { shortenInto } from '@ramify/contract'
import { type NodeContent, newId, parseIndentedText } from '@ramify/document'
import type { Incoming } from '../../platform/incoming/read-incoming.ts'
import type { Filled } from '../files/index.ts'

type Words = Pick<Incoming, 'title' | 'words' | 'url'>

/** A map of what was sent as words: what it is called in the middle, with its address; lines around it. */
export function mapOfIncoming({ title, words, url }: Words, theme: string): Filled {
  const [first = '', ...others] = words.split('\n')
  // Only a title, or only lines: the first of these is the middle.
  const heading = title || first.trim() || hostOf(url)
  const rest = title ? words : others.join('\n')
  const root = {
    data: { id: newId(), text: heading, ...(url !== null && { hyperlink: url }) },
    children: rest.trim() === '' ? [] : parseIndentedText(rest).map(branchOf),
  }
  const content = { root, relLine: [], style: {}, template: 'right', theme, background: null, version: '1' }
  return { name: shortenInto(heading, (name) => name), content }
}

/** As deep as lines are indented, and a text of such a length has no thousand levels. */
function branchOf({ text, children = [] }: NodeContent): object {
  return { data: { id: newId(), text: typeof text === 'string' ? text : '' }, children: children.map(branchOf) }
}

const hostOf = (url: string | null): string => (url === null ? '' : (URL.parse(url)?.host ?? ''))
