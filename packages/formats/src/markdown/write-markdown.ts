import type { NodeContent } from '@ramify/document'
import { writeInline } from './write-inline.ts'

/** Levels that may be headings; what is deeper is a list. */
const headings = 2

/** How a topic is written: as a heading of a level, or as an item of a list so far in. */
type Form = { readonly level: number } | { readonly indent: number }

/** Branches as Markdown that other programs read as well: headings where something stands below them, else lists; notes as quotes. */
export function writeMarkdown(forest: readonly NodeContent[]): string {
  return tidy([...markdownLines(forest)].join('\n'))
}

/** Without empty lines that lead nowhere. */
export const tidy = (markdown: string): string => `${markdown.replace(/\n{3,}/g, '\n\n').trim()}\n`

/** One after the other: indents of a deep forest may be more than fits into memory. */
export function* markdownLines(forest: readonly NodeContent[]): Generator<string> {
  const first: Form = forest.some(hasChildren) ? { level: 1 } : { indent: 0 }
  const todo = forest.map((topic) => ({ topic, form: first })).reverse()
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { topic, form } = next
    yield* linesOf(topic, form)
    const { children = [] } = topic
    const below = formBelow(form, children)
    for (const child of children.toReversed()) todo.push({ topic: child, form: below })
  }
}

/** One form for all children of a topic: an item after a heading would belong to it. */
function formBelow(form: Form, children: readonly NodeContent[]): Form {
  if ('indent' in form) return { indent: form.indent + 1 }
  return form.level < headings && children.some(hasChildren) ? { level: form.level + 1 } : { indent: 0 }
}

const hasChildren = ({ children = [] }: NodeContent) => children.length > 0

function* linesOf(topic: NodeContent, form: Form): Generator<string> {
  const words = writeInline(topic)
  const isHeading = 'level' in form
  const indent = isHeading ? '' : '  '.repeat(form.indent)
  if (isHeading) yield* ['', `${'#'.repeat(form.level)} ${words}`.trimEnd(), '']
  else yield `${indent}- ${boxOf(topic)}${words}`.trimEnd()
  const note = typeof topic.note === 'string' ? topic.note : (topic.note?.runs.map(({ text }) => text).join('') ?? '')
  if (note === '') return
  for (const line of note.split('\n')) yield `${isHeading ? '' : `${indent}  `}> ${line}`.trimEnd()
  if (isHeading) yield ''
}

function boxOf({ marks }: NodeContent): string {
  return marks?.progress === 0 ? '[ ] ' : marks?.progress === 100 ? '[x] ' : ''
}
