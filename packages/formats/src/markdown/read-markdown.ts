import type { NodeContent } from '@ramify/document'
import { GrowingOutline, type GrowingTopic } from '../outline/growing-outline.ts'
import { readInline } from './read-inline.ts'

// No pattern here tries one stretch of a line more than once: lines may be millions of characters long.
const item = /^(\s*)(?:[-*+]|\d{1,9}[.)])(?:[ \t]([\s\S]*))?$/
const task = /^\[([ xX])\][ \t]([\s\S]*)$/
const heading = /^ {0,3}(#{1,6})(?:[ \t]([\s\S]*))?$/
const rule = /^ {0,3}([-*_])[-*_ \t]*$/
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
    const words = this.#paragraph.map(withHardBreak)
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
