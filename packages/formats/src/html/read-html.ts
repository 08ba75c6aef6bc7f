import { allowedUrl, type NodeContent, type TextAttributes, type TextRun } from '@ramify/document'
import { GrowingOutline, type GrowingTopic } from '../outline/growing-outline.ts'
import { type HtmlElement, parseHtml } from './parse-html.ts'
import { styleOf } from './style-of.ts'
import { gridOf, isDataTable, isLevelled } from './table-grid.ts'
import { textAttributesOf } from './text-attributes-of.ts'
import { wordListItem } from './word-list.ts'

/** Lists, headings and tables as other programs copy them, as branches; null when the HTML has none of them. */
export function readHtml(html: string): NodeContent[] | null {
  if (!/<(?:li|h[1-6]|table)[\s>]|mso-?list/i.test(html)) return null
  const reader = new HtmlReader()
  reader.read(parseHtml(html), {}, 0)
  return reader.finish()
}

const skipped = new Set(['script', 'style', 'template', 'noscript', 'title', 'head', 'xml', 'svg', 'math'])
const block = /^(?:p|div|blockquote|pre|table|tr|td|th|section|article|dt|dd|figcaption|header|footer|main|caption)$/
/** Behind all headings. */
const listRank = 10

class HtmlReader {
  readonly #outline = new GrowingOutline()
  /** What is being read and not yet a topic's. */
  #runs: TextRun[] = []
  #link: GrowingTopic['link'] = null
  /** The heading, list item or cell that the words belong to. */
  #owner: { readonly topic: GrowingTopic; readonly runs: TextRun[] } | null = null
  #hasStructure = false

  read(element: HtmlElement, attributes: TextAttributes, depth: number): void {
    let isMarker = false
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (!isMarker) this.#put(child.replace(/\s+/g, ' '), attributes)
      } else if ('comment' in child) {
        // Word writes the bullet as text, between a condition for programs without lists and its end.
        if (/^\[if !supportLists\]/i.test(child.comment)) isMarker = true
        else if (/^\[endif\]/i.test(child.comment)) isMarker = false
      } else if (!isMarker && !isHidden(child)) this.#element(child, attributes, depth)
    }
  }

  finish(): NodeContent[] | null {
    this.#flush()
    return this.#hasStructure ? this.#outline.topics : null
  }

  #element(element: HtmlElement, outer: TextAttributes, depth: number): void {
    const { name } = element
    const attributes = textAttributesOf(element, outer)
    const level = /^h([1-6])$/.exec(name)?.[1]
    const item = name === 'p' || name === 'div' ? wordListItem(element) : null
    if (name === 'br') this.#put('\n', outer)
    else if (name === 'ul' || name === 'ol') this.#apart(() => this.read(element, attributes, depth + 1))
    else if (level !== undefined) this.#topic(Number(level), () => this.read(element, {}, depth))
    else if (name === 'li') {
      const inner = Math.max(depth, levelSaid(element))
      this.#topic(listRank + inner, () => this.read(element, attributes, inner))
    } else if (item)
      this.#topic(listRank + depth + item.level, () => this.read(item.content, attributes, depth + item.level))
    else if (name === 'table' && isDataTable(element)) this.#table(element, attributes, depth)
    else if (block.test(name)) this.#apart(() => this.read(element, attributes, depth))
    else {
      if (name === 'a') this.#take(element.attributes.get('href') ?? '', element.attributes.get('title') ?? '')
      this.read(element, attributes, depth)
    }
  }

  /**
   * A row is a topic with its other cells below it. Where rows begin with empty cells under filled ones, the columns are levels,
   * as in a sheet that somebody laid out as a tree.
   */
  #table(table: HtmlElement, attributes: TextAttributes, depth: number): void {
    this.#flush()
    const base = listRank + depth + 1
    this.#outline.close(base)
    const rows = gridOf(table)
    const hasLevels = isLevelled(rows)
    for (const row of rows) {
      for (const [nth, { cell, column }] of row.entries()) {
        const rank = base + (hasLevels ? column : Math.min(nth, 1))
        this.#topic(rank, () => this.read(cell, textAttributesOf(cell, attributes), depth))
      }
    }
    this.#outline.close(base)
  }

  #topic(rank: number, read: () => void): void {
    this.#flush()
    this.#hasStructure = true
    const runs: TextRun[] = []
    const topic: GrowingTopic = { text: { runs }, note: '', link: null, children: [] }
    const outer = this.#owner
    this.#outline.open(rank, topic)
    this.#owner = { topic, runs }
    read()
    this.#flush()
    this.#owner = outer
  }

  #apart(read: () => void): void {
    this.#flush()
    read()
    this.#flush()
  }

  #take(address: string, tip: string): void {
    const url = allowedUrl(address)
    if (url !== undefined) this.#link ??= { url, tip }
  }

  #put(text: string, attributes: TextAttributes): void {
    const isAtEdge = /^$|\s$/.test(this.#runs.at(-1)?.text ?? '')
    const words = isAtEdge && text !== '\n' ? text.trimStart() : text
    if (words !== '') this.#runs.push({ text: words, attributes })
  }

  /** Gives the words to the topic they belong to; without one they are a topic themselves. */
  #flush(): void {
    const runs = trimmed(this.#runs)
    const link = this.#link
    this.#runs = []
    this.#link = null
    if (runs.length === 0) return
    const owner = this.#owner
    if (!owner) {
      this.#outline.close(listRank)
      this.#outline.leaf({ text: { runs }, note: '', link, children: [] })
      return
    }
    if (owner.runs.length > 0) owner.runs.push({ text: '\n', attributes: {} })
    for (const run of runs) owner.runs.push(run)
    owner.topic.link ??= link
  }
}

function isHidden(element: HtmlElement): boolean {
  if (skipped.has(element.name)) return true
  const style = styleOf(element)
  return style.get('display') === 'none' || style.get('mso-hide') === 'all' || style.get('mso-list') === 'ignore'
}

/** Word and Docs in a browser write every item into a list of its own, and say its level beside it; 0 when nothing is said. */
function levelSaid({ attributes }: HtmlElement): number {
  const level = Number(attributes.get('data-aria-level') ?? attributes.get('aria-level'))
  return Number.isInteger(level) && level > 0 && level < 100 ? level : 0
}

function trimmed(runs: readonly TextRun[]): TextRun[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '')
  const end = runs.findLastIndex(({ text }) => text.trim() !== '') + 1
  const words = first === -1 ? [] : runs.slice(first, end)
  const last = words.length - 1
  return words.map((run, nth) => (nth === last ? { ...run, text: run.text.trimEnd() } : run))
}
