import type { TextRun } from '@ramify/document'
import { decodeEntities } from '../html/decode-entities.ts'
import { htmlRuns } from '../html/html-runs.ts'
import { readInline } from '../markdown/read-inline.ts'

/** The words of a label: Markdown between backticks, else text that may have tags in it. */
export function labelRuns(label: string): readonly TextRun[] {
  const markdown = /^\s*`([\s\S]*)`\s*$/.exec(label)?.[1]
  if (markdown !== undefined) return markdownRuns(decoded(markdown))
  const lines = label.replace(/<br\s*\/?>/gi, '\n').replace(/\\n/g, '\n')
  // A sign that is written as a number is never part of a tag.
  if (/<\/?[a-z][^>]{0,200}>/i.test(lines)) return htmlRuns(decoded(lines.replaceAll('\n', '<br>')))
  const text = decoded(lines)
  return text.trim() === '' ? [] : [{ text, attributes: {} }]
}

function markdownRuns(text: string): readonly TextRun[] {
  return text.split('\n').flatMap((line, nth) => {
    const { runs } = readInline(line.trim())
    return nth === 0 ? runs : [{ text: '\n', attributes: {} }, ...runs]
  })
}

/** `#quot;` and `#35;` stand for characters. */
const decoded = (text: string): string => decodeEntities(text.replace(/#(\d{1,7}|[a-z]{2,8}\d{0,2});/gi, decodedName))

const decodedName = (_all: string, name: string) => decodeEntities(/^\d/.test(name) ? `&#${name};` : `&${name};`)

/** Words as a label that any program reads as these words. */
export function writeLabel(text: string): string {
  const safe = text.replace(/[#"<>&`\\]/g, (character) => `#${character.charCodeAt(0)};`).replaceAll('\n', '<br>')
  return `"${safe === '' ? ' ' : safe}"`
}
