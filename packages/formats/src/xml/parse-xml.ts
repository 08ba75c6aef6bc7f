import { FileError } from '../files/file-error.ts'
import { decodeEntities } from '../html/decode-entities.ts'

export interface XmlElement {
  /** As it is written, with its prefix: `xhtml:p`. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlChild[]
}

/** An element, or text. Comments and processing instructions are left out. */
export type XmlChild = XmlElement | string

interface OpenElement extends XmlElement {
  readonly children: XmlChild[]
}

/** How many elements may still be read. One of several calls bounds all of them together. */
export interface ElementBudget {
  elements: number
}

/** Honest files have some ten thousand; each takes a few hundred bytes of memory. */
export const mostElements = 400_000
/** Nobody nests so deep: maps of people have twenty levels, those of programs two hundred. */
const mostLevels = 10_000

/**
 * The root element of an XML file. A document type is refused, so there are no entities but the five of XML and numbers, and
 * nothing outside of the file is ever named. Nothing here calls itself: files may be nested as deep as they like.
 */
export function parseXml(source: string, budget: ElementBudget = { elements: mostElements }): XmlElement {
  return new XmlReader(source, budget).read()
}

class XmlReader {
  readonly #source: string
  readonly #open: OpenElement[] = []
  #root: XmlElement | null = null
  readonly #budget: ElementBudget
  #at = 0

  constructor(source: string, budget: ElementBudget) {
    this.#budget = budget
    // A mark of the byte order is no text.
    this.#source = source.replace(/^\ufeff/, '')
  }

  read(): XmlElement {
    const source = this.#source
    while (this.#at < source.length) {
      const next = source.indexOf('<', this.#at)
      const end = next === -1 ? source.length : next
      if (end > this.#at) this.#text(source.slice(this.#at, end))
      this.#at = end
      if (next !== -1) this.#markup()
    }
    const unclosed = this.#open.at(-1)
    if (unclosed) this.#fail(`<${unclosed.name}> is not closed`)
    return this.#root ?? this.#fail('there is no element')
  }

  #markup(): void {
    const source = this.#source
    if (source.startsWith('<!--', this.#at)) this.#skip('-->', 4)
    else if (source.startsWith('<![CDATA[', this.#at)) {
      const from = this.#at + 9
      this.#skip(']]>', 9)
      this.#put(source.slice(from, this.#at - 3))
    } else if (source.startsWith('<?', this.#at)) this.#skip('?>', 2)
    else if (source.startsWith('<!', this.#at)) this.#fail('a document type is not allowed')
    else if (source.startsWith('</', this.#at)) this.#close()
    else this.#begin()
  }

  #skip(end: string, from: number): void {
    const found = this.#source.indexOf(end, this.#at + from)
    if (found === -1) this.#fail(`${end} is missing`)
    this.#at = found + end.length
  }

  #close(): void {
    const end = this.#source.indexOf('>', this.#at)
    const name = this.#source.slice(this.#at + 2, end === -1 ? undefined : end).trim()
    const open = this.#open.pop()
    if (end === -1 || open?.name !== name) this.#fail(`</${name.slice(0, 50)}> closes nothing`)
    this.#at = end + 1
  }

  #begin(): void {
    tagName.lastIndex = this.#at + 1
    const name = tagName.exec(this.#source)?.[0] ?? this.#fail('a name is missing after <')
    if (--this.#budget.elements < 0) throw new FileError('too-large', `more than ${mostElements} elements`)
    this.#at += 1 + name.length
    const attributes = this.#attributes()
    const isClosed = this.#source[this.#at] === '/'
    this.#at += isClosed ? 1 : 0
    if (this.#source[this.#at] !== '>') this.#fail(`<${name.slice(0, 50)}> does not end`)
    this.#at++
    const element: OpenElement = { name, attributes, children: [] }
    const parent = this.#open.at(-1)
    if (parent) parent.children.push(element)
    else if (this.#root) this.#fail('there is more than one root')
    else this.#root = element
    if (isClosed) return
    if (this.#open.length >= mostLevels) throw new FileError('too-large', `more than ${mostLevels} levels`)
    this.#open.push(element)
  }

  #attributes(): ReadonlyMap<string, string> {
    let attributes: Map<string, string> | undefined
    for (;;) {
      attribute.lastIndex = this.#at
      const found = attribute.exec(this.#source)
      if (!found) break
      attributes ??= new Map()
      const [all, key = '', double, single] = found
      if (attributes.has(key)) this.#fail(`the attribute ${key.slice(0, 50)} is there twice`)
      attributes.set(key, decode((double ?? single ?? '').replace(/\r\n?/g, '\n')))
      this.#at += all.length
    }
    space.lastIndex = this.#at
    this.#at += space.exec(this.#source)?.[0].length ?? 0
    return attributes ?? none
  }

  #text(text: string): void {
    if (this.#open.length > 0) this.#put(decode(text.replace(/\r\n?/g, '\n')))
    else if (text.trim() !== '') this.#fail('there is text outside of the root')
  }

  #put(text: string): void {
    const open = this.#open.at(-1) ?? this.#fail('there is text outside of the root')
    open.children.push(text)
  }

  #fail(why: string): never {
    let line = 1
    for (let at = this.#source.indexOf('\n'); at !== -1 && at < this.#at; at = this.#source.indexOf('\n', at + 1))
      line++
    throw new FileError('format', `XML, line ${line}: ${why}`)
  }
}

const none: ReadonlyMap<string, string> = new Map()
const tagName = /[\p{L}_][\p{L}\p{N}_.:·-]*/uy
const space = /\s*/y
/** By the rules a line break in an attribute is a space; outlines have notes there, so it stays one. */
const attribute = /\s+([\p{L}_][\p{L}\p{N}_.:·-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (all, decimal, hex, name) => {
    // Others are names of HTML, which many programs write without saying what they mean.
    if (name !== undefined) return five[(name as string).toLowerCase()] ?? decodeEntities(all)
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : '\ufffd'
  })
}

const five: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const isCharacter = (code: number) =>
  code > 0 && code <= 0x10_ffff && !(code >= 0xd8_00 && code <= 0xdf_ff) && code !== 0xff_fe && code !== 0xff_ff

/** The elements among the children, those of that name when one is given; without prefix, `p` also finds `xhtml:p`. */
export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || isNamed(child, name)),
  )
}

export const elementOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child): child is XmlElement => typeof child !== 'string' && isNamed(child, name))

const isNamed = (element: XmlElement, name: string) => element.name === name || localName(element.name) === name

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** All text within, in order. */
export function textOf(element: XmlElement): string {
  let text = ''
  const left: XmlChild[] = [element]
  while (left.length > 0) {
    const child = left.pop() as XmlChild
    if (typeof child === 'string') text += child
    else for (let nth = child.children.length - 1; nth >= 0; nth--) left.push(child.children[nth] as XmlChild)
  }
  return text
}
