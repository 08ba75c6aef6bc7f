import { allowedUrl, type NodeContent, type TextAttributes, type TextRun } from '@ramify/document'
import { GrowingOutline, type GrowingTopic } from '@ramify/formats'

/** Lists and headings as other programs copy them, as branches; null when the HTML has neither. */
export function readHtmlOutline(html: string): NodeContent[] | null {
  if (!/<(?:li|h[1-6])[\s>]/i.test(html)) return null
  // A document that belongs to no window: it loads nothing and runs nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const reader = new HtmlReader()
  reader.read(body, {}, 0)
  return reader.finish()
}

const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE'])
const block = /^(?:P|DIV|BLOCKQUOTE|PRE|TR|SECTION|ARTICLE|DT|DD|FIGCAPTION|HEADER|FOOTER|MAIN)$/
/** Behind all headings. */
const listRank = 10

class HtmlReader {
  readonly #outline = new GrowingOutline()
  /** What is being read and not yet a topic's. */
  #runs: TextRun[] = []
  #link: GrowingTopic['link'] = null
  /** The heading or list item that the words belong to. */
  #owner: GrowingTopic | null = null

  read(element: Element, attributes: TextAttributes, depth: number): void {
    for (const child of element.childNodes) {
      if (child instanceof Text) this.#put(child.data.replace(/\s+/g, ' '), attributes)
      else if (child instanceof Element && !skipped.has(child.tagName)) this.#element(child, attributes, depth)
    }
  }

  finish(): NodeContent[] {
    this.#flush()
    return this.#outline.topics
  }

  #element(element: Element, outer: TextAttributes, depth: number): void {
    const { tagName } = element
    const attributes = attributesOf(element, outer)
    const level = /^H([1-6])$/.exec(tagName)?.[1]
    if (tagName === 'BR') this.#put('\n', outer)
    else if (tagName === 'UL' || tagName === 'OL') this.#apart(() => this.read(element, attributes, depth + 1))
    else if (level !== undefined) this.#topic(Number(level), () => this.read(element, {}, depth))
    else if (tagName === 'LI') this.#topic(listRank + depth, () => this.read(element, attributes, depth))
    else if (block.test(tagName)) this.#apart(() => this.read(element, attributes, depth))
    else {
      if (tagName === 'A') this.#take(element.getAttribute('href') ?? '', element.getAttribute('title') ?? '')
      this.read(element, attributes, depth)
    }
  }

  #topic(rank: number, read: () => void): void {
    this.#flush()
    const topic: GrowingTopic = { text: { runs: [] }, note: '', link: null, children: [] }
    const outer = this.#owner
    this.#outline.open(rank, topic)
    this.#owner = topic
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
    const before = owner.text.runs.length > 0 ? [...owner.text.runs, { text: '\n', attributes: {} }] : []
    owner.text = { runs: [...before, ...runs] }
    owner.link ??= link
  }
}

function trimmed(runs: readonly TextRun[]): TextRun[] {
  const last = runs.length - 1
  return runs
    .map((run, nth) => ({ ...run, text: nth === last ? run.text.trimEnd() : run.text }))
    .filter(({ text }) => text !== '')
}

const flagOfTag: { readonly [tag: string]: keyof TextAttributes } = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strike',
  DEL: 'strike',
  STRIKE: 'strike',
}

/** By its tag, unless its own style says otherwise: some programs wrap everything in a `<b>` that is not bold. */
function attributesOf(element: Element, outer: TextAttributes): TextAttributes {
  const flag = flagOfTag[element.tagName]
  const { fontWeight = '', fontStyle = '', textDecoration = '' } = element instanceof HTMLElement ? element.style : {}
  const isBold = fontWeight === '' ? undefined : fontWeight === 'bold' || Number(fontWeight) >= 600
  const found = {
    ...outer,
    ...(flag && { [flag]: true }),
    ...(isBold !== undefined && { bold: isBold }),
    ...(fontStyle !== '' && { italic: fontStyle === 'italic' }),
    ...(textDecoration.includes('underline') && { underline: true }),
    ...(textDecoration.includes('line-through') && { strike: true }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, isOn]) => isOn))
}
