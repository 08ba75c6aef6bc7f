import type { NodeContent, TextRun } from '@ramify/document'
import { GrowingOutline, type GrowingTopic } from '../outline/growing-outline.ts'
import { type Definitions, takeDefinitions } from './definitions.ts'
import { withoutComments, withoutFrontMatter } from './left-out.ts'
import { readInline } from './read-inline.ts'
import { isTableRule, tableCells } from './table-cells.ts'

// No pattern here tries one stretch of a line more than once: lines may be millions of characters long.
const item = /^(\s*)(?:[-*+]|\d{1,9}[.)]|[•◦▪▫‣●○■□](?=\s))(?:[ \t]([\s\S]*))?$/
const task = /^\[([ xX])\][ \t]([\s\S]*)$/
const heading = /^ {0,3}(#{1,6})(?:[ \t]([\s\S]*))?$/
const rule = /^ {0,3}([-*_])[-*_ \t]*$/
const underline = /^ {0,3}(=+|-{2,})[ \t]*$/
const quote = /^\s*> ?(.*)$/
const fence = /^\s*(`{3,}(?=[^`]*$)|~{3,})/
const fenceEnd = /^\s*(`{3,}|~{3,})\s*$/

/** Behind all headings. */
const listRank = 10

/**
 * Markdown as branches: headings and lists make the tree, paragraphs are topics below their heading, quotes, code and further
 * paragraphs of a list item are notes. Never fails.
 */
export function readMarkdown(source: string): NodeContent[] {
  const lines = withoutFrontMatter(
    source
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
      .split('\n'),
  )
  const { definitions, rest } = takeDefinitions(lines)
  const reader = new MarkdownReader(definitions)
  for (const line of withoutComments(rest)) reader.line(line)
  return reader.finish()
}

class MarkdownReader {
  readonly #outline = new GrowingOutline()
  readonly #definitions: Definitions
  /** Lines of a paragraph that may go on. */
  #paragraph: string[] = []
  #fence: { readonly sign: string; readonly indent: number } | null = null
  /** An item whose words may go on in the next line. */
  #item: { readonly topic: GrowingTopic; readonly lines: string[] } | null = null
  /** How many cells a row of the table has; 0 outside of one. */
  #columns = 0

  constructor(definitions: Definitions) {
    this.#definitions = definitions
  }

  line(line: string): void {
    if (this.#inFence(line) || this.#inTable(line)) return
    if (line.trim() === '') this.#endParagraph()
    else if (!this.#isBlock(line)) this.#goOn(line)
  }

  finish(): NodeContent[] {
    this.#endParagraph()
    return this.#outline.topics
  }

  #inFence(line: string): boolean {
    if (this.#fence === null) {
      const sign = fence.exec(line)?.[1]
      if (sign === undefined) return false
      this.#endParagraph()
      this.#fence = { sign, indent: widthOf(line) }
      return true
    }
    const { sign, indent } = this.#fence
    if (fenceEnd.exec(line)?.[1]?.startsWith(sign)) this.#fence = null
    else this.#note(withoutIndent(line, indent))
    return true
  }

  /** A line of dashes under a line with as many cells begins a table; each row is a topic with its other cells below it. */
  #inTable(line: string): boolean {
    if (this.#columns > 0) {
      if (line.includes('|')) this.#row(tableCells(line).slice(0, this.#columns))
      else this.#columns = 0
      return this.#columns > 0
    }
    const head = this.#paragraph.at(-1)
    if (head === undefined || !head.includes('|') || !isTableRule(line)) return false
    const cells = tableCells(head)
    if (cells.length !== tableCells(line).length) return false
    this.#paragraph.pop()
    this.#endParagraph()
    this.#columns = cells.length
    this.#row(cells)
    return true
  }

  #row(cells: readonly string[]): void {
    const [first, ...others] = cells.filter((words) => words !== '').map((words) => this.#topic(words))
    if (!first) return
    for (const other of others) first.children.push(other)
    this.#outline.close(listRank)
    this.#outline.leaf(first)
  }

  #isBlock(line: string): boolean {
    const level = underline.exec(line)?.[1]
    if (level !== undefined && this.#paragraph.length > 0) {
      const words = this.#paragraph.join(' ')
      this.#paragraph = []
      this.#add(level.startsWith('=') ? 1 : 2, words.trim())
      return true
    }
    if (isRule(line)) {
      this.#endParagraph()
      return true
    }
    const quoted = quote.exec(line)
    if (quoted) {
      this.#endParagraph()
      this.#note(quoted[1] ?? '')
      return true
    }
    return this.#isHeading(line) || this.#isItem(line)
  }

  #isHeading(line: string): boolean {
    const found = heading.exec(line)
    if (!found) return false
    this.#endParagraph()
    this.#add((found[1] as string).length, withoutClosingSigns(found[2] ?? ''))
    return true
  }

  #isItem(line: string): boolean {
    const found = item.exec(line)
    if (!found) return false
    this.#endParagraph()
    const words = (found[2] ?? '').trimStart()
    const box = task.exec(words)
    const rank = listRank + widthOf(found[1] ?? '')
    const topic = box
      ? this.#add(rank, box[2] ?? '', { marks: { progress: box[1] === ' ' ? 0 : 100 } })
      : this.#add(rank, words)
    this.#item = { topic, lines: [box ? (box[2] ?? '') : words] }
    return true
  }

  /** A line that begins nothing goes on with what is above it. */
  #goOn(line: string): void {
    const rank = this.#outline.rank()
    const isOfItem = rank >= listRank && this.#paragraph.length === 0
    const isInside = isOfItem && widthOf(line) > rank - listRank
    if (isInside && this.#item) this.#item.lines.push(line)
    else if (isInside) this.#note(line.trim())
    else if (this.#paragraph.length === 0 && widthOf(line) >= codeIndent && this.#outline.last()) {
      this.#note(withoutIndent(line, codeIndent))
    } else {
      this.#endItem()
      this.#paragraph.push(line)
    }
  }

  #endParagraph(): void {
    this.#endItem()
    if (this.#paragraph.length === 0) return
    const words = this.#paragraph.map(withHardBreak)
    this.#paragraph = []
    this.#outline.close(listRank)
    const topic = this.#topic(joined(words))
    // Tags alone, such as those around a picture, say nothing.
    if (topic.text.runs.every(({ text }) => text.trim() === '')) return
    this.#outline.leaf(topic)
  }

  /** Its lines belong together until an empty one. */
  #endItem(): void {
    const { topic, lines } = this.#item ?? {}
    this.#item = null
    if (!topic || !lines || lines.length === 1) return
    const { text, link, note } = this.#topic(joined(lines.map(withHardBreak)))
    Object.assign(topic, { text, link, note: topic.note || note })
  }

  #add(rank: number, words: string, more: Pick<NodeContent, 'marks'> = {}): GrowingTopic {
    const topic = { ...this.#topic(words.trim()), ...more }
    this.#outline.open(rank, topic)
    return topic
  }

  #topic(words: string): GrowingTopic {
    const { runs, link, footnotes } = readInline(words, this.#definitions)
    return { text: { runs: trimmed(runs) }, note: footnotes.join('\n'), link, children: [] }
  }

  #note(line: string): void {
    const topic = this.#outline.last()
    if (!topic) this.#outline.leaf(this.#topic(line))
    else topic.note += topic.note === '' ? line : `\n${line}`
  }
}

/** Two spaces or a backslash at the end of a line break it. */
function withHardBreak(line: string): string {
  const words = line.trim()
  if (words.endsWith('\\')) return `${words.slice(0, -1)}<br>`
  return line.endsWith('  ') ? `${words}<br>` : words
}

/** Three or more of one sign, and nothing else. */
function isRule(line: string): boolean {
  const sign = rule.exec(line)?.[1]
  if (sign === undefined) return false
  const signs = line.replace(/[ \t]+/g, '')
  return signs.length >= 3 && signs === sign.repeat(signs.length)
}

/** `## Title ##` says the same as `## Title`. */
function withoutClosingSigns(words: string): string {
  const trimmed = words.trim()
  let end = trimmed.length
  while (trimmed[end - 1] === '#') end--
  return end === 0 || /\s/.test(trimmed[end - 1] as string) ? trimmed.slice(0, end).trimEnd() : trimmed
}

/** Tags leave the space that was around them. */
function trimmed(runs: readonly TextRun[]): readonly TextRun[] {
  const said = runs.map((run, nth) => {
    const text = nth === 0 ? run.text.trimStart() : run.text
    return { ...run, text: nth === runs.length - 1 ? text.trimEnd() : text }
  })
  return said.filter(({ text }) => text !== '')
}

const joined = (lines: readonly string[]) => lines.join(' ').replaceAll('<br> ', '<br>')

/** As far in as code that is only indented. */
const codeIndent = 4

function withoutIndent(line: string, most: number): string {
  let [at, width] = [0, 0]
  while (width < most && (line[at] === ' ' || line[at] === '\t')) width += line[at++] === '\t' ? 4 - (width % 4) : 1
  return line.slice(at)
}

/** A tab reaches to the next multiple of four. */
function widthOf(line: string): number {
  let width = 0
  for (const character of line) {
    if (character === '\t') width += 4 - (width % 4)
    else if (character === ' ') width++
    else break
  }
  return width
}
