import type { NodeContent } from '@ramify/document'
import { writeInline } from './write-inline.ts'

/** Levels that are written as headings; what is deeper is a list. */
const headings = 2

/** Branches as Markdown that other programs read as well: headings, then lists; notes as quotes. */
export function writeMarkdown(forest: readonly NodeContent[]): string {
  const lines: string[] = []
  const todo = forest.map((topic) => ({ topic, depth: 0 })).reverse()
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { topic, depth } = next
    write(topic, depth, lines)
    for (const child of (topic.children ?? []).toReversed()) todo.push({ topic: child, depth: depth + 1 })
  }
  return `${lines.join('\n').trim()}\n`
}

function write(topic: NodeContent, depth: number, lines: string[]): void {
  const words = writeInline(topic)
  const isHeading = depth < headings
  const indent = isHeading ? '' : '  '.repeat(depth - headings)
  if (isHeading) lines.push('', `${'#'.repeat(depth + 1)} ${words}`.trimEnd(), '')
  else lines.push(`${indent}- ${boxOf(topic)}${words}`.trimEnd())
  const note = typeof topic.note === 'string' ? topic.note : (topic.note?.runs.map(({ text }) => text).join('') ?? '')
  if (note === '') return
  for (const line of note.split('\n')) lines.push(`${isHeading ? '' : `${indent}  `}> ${line}`.trimEnd())
  if (isHeading) lines.push('')
}

function boxOf({ marks }: NodeContent): string {
  return marks?.progress === 0 ? '[ ] ' : marks?.progress === 100 ? '[x] ' : ''
}
