import type { NodeContent } from '@ramify/document'
import { GrowingOutline, type GrowingTopic } from '../outline/growing-outline.ts'
import { readInline } from './read-inline.ts'

const item = /^(\s*)(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(.*))?$/
const task = /^\[([ xX])\][ \t]+(.*)$/
const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const underline = /^ {0,3}(=+|-{2,})[ \t]*$/
const quote = /^\s*> ?(.*)$/
const fence = /^\s*(```+|~~~+)/

/** Behind all headings. */
const listRank = 10

/**
 * Markdown as branches: headings and lists make the tree, paragraphs are topics below their heading, quotes, code and further
 * paragraphs of a list item are notes. Never fails.
 */
export function readMarkdown(source: string): NodeContent[] {
  const reader = new MarkdownReader()
  const lines = withoutFrontMatter(source.replace(/\r\n?/g, '\n').split('\n'))
  for (const line of lines) reader.line(line)
  return reader.finish()
}

class MarkdownReader {
  readonly #outline = new GrowingOutline()
  /** Lines of a paragraph that may go on. */
  #paragraph: string[] = []
  #fence: string | null = null

  line(line: string): void {
    if (this.#inFence(line)) return
    if (line.trim() === '') this.#endParagraph()
    else if (!this.#isBlock(line)) this.#goOn(line)
  }

  finish(): NodeContent[] {
    this.#endParagraph()
    return this.#outline.topics
  }

  #inFence(line: string): boolean {
    const found = fence.exec(line)?.[1]
    if (this.#fence === null) {
      if (found === undefined) return false
      this.#endParagraph()
      this.#fence = found
      return true
    }
    if (found?.startsWith(this.#fence)) this.#fence = null
    else this.#note(line)
    return true
  }

  #isBlock(line: string): boolean {
    const level = underline.exec(line)?.[1]
    if (level !== undefined && this.#paragraph.length > 0) {
      const words = this.#paragraph.join(' ')
      this.#paragraph = []
      this.#add(level.startsWith('=') ? 1 : 2, words.trim())
      return true
    }
    if (rule.test(line)) {
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
    this.#add((found[1] as string).length, found[2] ?? '')
    return true
  }

  #isItem(line: string): boolean {
    const found = item.exec(line)
    if (!found) return false
    this.#endParagraph()
    const words = found[2] ?? ''
    const box = task.exec(words)
    const rank = listRank + widthOf(found[1] ?? '')
    if (box) this.#add(rank, box[2] ?? '', { marks: { progress: box[1] === ' ' ? 0 : 100 } })
    else this.#add(rank, words)
    return true
  }

  /** A line that begins nothing goes on with what is above it. */
  #goOn(line: string): void {
    const rank = this.#outline.rank()
    const isOfItem = rank >= listRank && this.#paragraph.length === 0
    if (isOfItem && widthOf(line) > rank - listRank) this.#note(line.trim())
    else this.#paragraph.push(line)
  }

  #endParagraph(): void {
    if (this.#paragraph.length === 0) return
    const words = this.#paragraph.map((line) =>
      line
        .trimStart()
        .replace(/(?: {2,}|\\)$/, '<br>')
        .trimEnd(),
    )
    this.#paragraph = []
    this.#outline.close(listRank)
    this.#outline.leaf(topicOf(words.join(' ').replaceAll('<br> ', '<br>')))
  }

  #add(rank: number, words: string, more: Pick<NodeContent, 'marks'> = {}): void {
    this.#outline.open(rank, { ...topicOf(words.trim()), ...more })
  }

  #note(line: string): void {
    const topic = this.#outline.last()
    if (!topic) this.#outline.leaf(topicOf(line))
    else topic.note += topic.note === '' ? line : `\n${line}`
  }
}

function topicOf(words: string): GrowingTopic {
  const { runs, link } = readInline(words)
  return { text: { runs }, note: '', link, children: [] }
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

function withoutFrontMatter(lines: string[]): string[] {
  if (lines[0]?.trimEnd() !== '---') return lines
  const end = lines.findIndex((line, nth) => nth > 0 && line.trimEnd() === '---')
  const isMatter =
    end > 0 && lines.slice(1, end).every((line) => line.trim() === '' || /^\s*[\w-]+:|^\s+|^#/.test(line))
  return isMatter ? lines.slice(end + 1) : lines
}
