import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import { MapBuilder, oneRoot, type TopicDraft } from '../map/map-builder.ts'
import { richFields } from '../map/rich-fields.ts'
import { labelRuns } from './label.ts'
import type { MermaidSource } from './source.ts'

/** Brackets around words, and the form of topic that comes nearest. Longer ones first. */
const forms: readonly (readonly [open: string, close: string, shape: string | undefined])[] = [
  ['((', '))', 'pill'],
  ['{{', '}}', 'hexagon'],
  ['))', '((', 'rounded'],
  [')', '(', 'rounded'],
  ['(', ')', 'rounded'],
  ['[', ']', 'rect'],
]

/** Lines as topics: one that is further in than the one before is below it. */
export function readMindmap({ text, title }: MermaidSource, fileTitle: string): ReadDocument {
  const builder = new MapBuilder()
  const tops: TopicDraft[] = []
  const above: { readonly indent: number; readonly topic: TopicDraft }[] = []
  const lines = text.split('\n')
  for (let nth = 0; nth < lines.length; nth++) {
    const line = lines[nth] as string
    const words = line.trim()
    if (words === '') continue
    const last = above.at(-1)?.topic
    if (words.startsWith('::icon(') || words.startsWith(':::')) {
      if (last) keepMark(builder, last, words)
      continue
    }
    // A label between quotes goes on until they end.
    const from = nth
    if (opensQuote(words))
      while (
        nth + 1 < lines.length &&
        !(lines[nth] as string).slice(nth === from ? line.indexOf('"') + 1 : 0).includes('"')
      )
        nth++
    const topic = topicOf(builder, [words, ...lines.slice(from + 1, nth + 1)].join('\n'))
    const indent = indentOf(line)
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop()
    ;(above.at(-1)?.topic.children ?? tops).push(topic)
    above.push({ indent, topic })
  }
  if (tops.length === 0) throw new FileError('format', 'a mind map without topics')
  const root = oneRoot(builder, tops, title ?? fileTitle)
  builder.layout = 'default'
  return builder.document((title ?? root.data.text.replace(/\s+/g, ' ').trim()) || fileTitle, root)
}

const opensQuote = (words: string) => /^[^"]{0,500}[([{)]"[^"]*$/.test(words)

function topicOf(builder: MapBuilder, line: string): TopicDraft {
  const [, body = '', style] = /^([\s\S]*?)(?::::([\w -]+))?$/.exec(line) ?? []
  const open = /[([{)]/.exec(body)?.index ?? -1
  const form =
    open === -1 ? undefined : forms.find(([start, end]) => body.startsWith(start, open) && body.trimEnd().endsWith(end))
  const inside = form ? body.trimEnd().slice(open + form[0].length, -form[1].length) : body
  const runs = labelRuns(inside.trim().replace(/^"([\s\S]*)"$/, '$1'))
  const topic = builder.topic(
    runs.map(({ text }) => text).join(''),
    { ...richFields('text', runs), shape: form?.[2] },
    form && open > 0 ? body.slice(0, open).trim() : undefined,
  )
  if (style !== undefined) keepMark(builder, topic, `:::${style}`)
  return topic
}

/** Icons of fonts and classes of styles are not here: both go back into such a file. */
function keepMark(builder: MapBuilder, { data }: TopicDraft, line: string): void {
  const icon = /^::icon\(([^)]{1,200})\)/.exec(line)?.[1]
  const before =
    typeof data.mermaid === 'object' && data.mermaid !== null && !Array.isArray(data.mermaid) ? data.mermaid : {}
  data.mermaid = { ...before, ...(icon === undefined ? { class: line.slice(3, 203).trim() } : { icon }) }
  builder.report.add('kept', icon === undefined ? 'styles' : 'markers', { place: data.id, was: icon ?? line.slice(3) })
}

/** A tab reaches to the next multiple of four. */
function indentOf(line: string): number {
  const space = /^\s*/.exec(line)?.[0] ?? ''
  if (!space.includes('\t')) return space.length
  let indent = 0
  for (const character of space) indent += character === '\t' ? 4 - (indent % 4) : 1
  return indent
}
