import { foreignLink, type Link, type TextAttributes, type TextRun } from '@ramify/document'
import { decodeEntities } from '../html/decode-entities.ts'
import { type Flag, flagOfTag } from '../html/text-attributes-of.ts'
import { matchAt } from '../text/match-at.ts'
import { type Definitions, linkKey, noDefinitions } from './definitions.ts'
import { LineEnds } from './line-ends.ts'

/** A line of Markdown: its words with their formatting, and the first address in it. */
export interface Inline {
  readonly runs: readonly TextRun[]
  readonly link: Link | null
  /** The footnotes that it names. */
  readonly footnotes: readonly string[]
}

/** Never fails: what means nothing stands for itself. Takes time in proportion to the length, whatever stands in the line. */
export function readInline(source: string, definitions: Definitions = noDefinitions): Inline {
  const line = new InlineReader(definitions)
  line.read(source)
  return line.result()
}

const escaped = /\\([!-/:-@[-`{-~])/y
const pictureAddress = /\(<?([^)\s<>]*)>?(?:\s+"[^"]*")?\)/y
/** Between angle brackets it may have spaces, as paths of files have. */
const anchorAddress =
  /\((?:<((?:\\.|[^<>\\\n]){0,4096})>|<?((?:\\.|[^\s()<>\\]|\([^\s()]*\))*)>?)(?:\s+"((?:\\.|[^"\\])*)")?\)/y
const address = /<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/iy
const lineBreak = /<br\s*\/?>/iy
const tag = /<(\/?)([a-z][a-z\d]{0,10})((?:\s[^<>]{0,2000})?)\/?>/iy
const comment = /<!--(?:(?!-->)[^<]){0,2000}-->/y
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/iy
const mark = /\*\*|__|~~|\*|_/y

const flagOfMark: { readonly [mark: string]: Flag } = {
  '**': 'bold',
  __: 'bold',
  '*': 'italic',
  _: 'italic',
  '~~': 'strike',
}

/** What is read and what holds at the moment: marks are switches, so that they may overlap as people write them. */
class InlineReader {
  readonly #definitions: Definitions
  readonly #runs: TextRun[] = []
  readonly #footnotes: string[] = []
  readonly #on = new Set<Flag>()
  #attributes: TextAttributes = {}
  #link: Inline['link'] = null
  /** Where a picture is: the link of what has no other. */
  #picture: string | undefined

  constructor(definitions: Definitions) {
    this.#definitions = definitions
  }

  read(source: string): void {
    const ends = new LineEnds(source)
    let at = 0
    while (at < source.length) at += this.#step(source, at, ends)
  }

  result(): Inline {
    const picture = this.#picture === undefined ? undefined : foreignLink(unescaped(this.#picture))
    const link = this.#link ?? picture ?? null
    return { runs: this.#runs, link, footnotes: this.#footnotes }
  }

  /** Returns how much of the source it has taken. */
  #step(source: string, at: number, ends: LineEnds): number {
    const character = source[at] as string
    if (!special.includes(character)) return this.#words(source, at)
    const found = this.#special(character, source, at, ends)
    if (found !== undefined) return found
    this.#put(character)
    return 1
  }

  #special(character: string, source: string, at: number, ends: LineEnds): number | undefined {
    if (character === '\\') return this.#escaped(source, at)
    if (character === '`') return this.#code(source, at, ends)
    if (character === '!') return this.#image(source, at, ends)
    if (character === '[') return this.#anchor(source, at, ends) ?? this.#named(source, at, ends)
    if (character === '<') return this.#address(source, at) ?? this.#break(source, at) ?? this.#tag(source, at)
    if (character === '&') return this.#entity(source, at)
    return this.#mark(source, at, ends)
  }

  #words(source: string, at: number): number {
    let end = at + 1
    while (end < source.length && !special.includes(source[end] as string)) end++
    this.#put(source.slice(at, end))
    return end - at
  }

  #escaped(source: string, at: number): number | undefined {
    const found = matchAt(escaped, source, at)
    if (!found) return undefined
    this.#put(found[1] as string)
    return 2
  }

  /** Between as many backticks as it begins with; without their like they stand for themselves. */
  #code(source: string, at: number, ends: LineEnds): number {
    const { length, end } = ends.backticks(at)
    this.#put(end === undefined ? source.slice(at, at + length) : source.slice(at + length, end))
    return end === undefined ? length : end + length - at
  }

  #image(source: string, at: number, ends: LineEnds): number | undefined {
    const close = source[at + 1] === '[' ? ends.bracket(at + 2) : undefined
    const found = close && ends.after(pictureAddress, close + 1)
    if (!found) return undefined
    this.#show(source.slice(at + 2, close), found[1] ?? '')
    return close + 1 + found[0].length - at
  }

  /** Of a picture without words its name stands there. */
  #show(words: string, address: string): void {
    const name = address.startsWith('data:') ? '' : (/([^/?#]*)(?:[?#].*)?$/.exec(address)?.[1] ?? '')
    this.#put(words === '' ? name : words)
    this.#picture ??= address
  }

  #anchor(source: string, at: number, ends: LineEnds): number | undefined {
    if (source.startsWith('![', at + 1)) return this.#linkedImage(source, at, ends)
    const close = ends.bracket(at + 1)
    const found = close && ends.after(anchorAddress, close + 1)
    if (!found) return undefined
    this.#takeLink(found[1] ?? found[2] ?? '', found[3] ?? '')
    // There is no end of a bracket in it, so nothing in it calls this again.
    this.read(source.slice(at + 1, close))
    return close + 1 + found[0].length - at
  }

  /** `[![words](picture)](address)` */
  #linkedImage(source: string, at: number, ends: LineEnds): number | undefined {
    const close = ends.bracket(at + 3)
    const picture = close && ends.after(pictureAddress, close + 1)
    const end = picture ? close + 1 + picture[0].length : -1
    const found = source[end] === ']' ? matchAt(anchorAddress, source, end + 1) : null
    if (!close || !picture || !found) return undefined
    this.#takeLink(found[1] ?? found[2] ?? '', found[3] ?? '')
    this.#show(source.slice(at + 3, close), picture[1] ?? '')
    return end + 1 + found[0].length - at
  }

  /** `[words][name]`, `[name]` and `[^1]`, where something of that name is said elsewhere. */
  #named(source: string, at: number, ends: LineEnds): number | undefined {
    const { links, footnotes } = this.#definitions
    if (links.size + footnotes.size === 0) return undefined
    const close = ends.bracket(at + 1)
    if (!close || close - at > longestName) return undefined
    const words = source.slice(at + 1, close)
    if (words.startsWith('^')) {
      const note = footnotes.get(words.slice(1))
      if (note === undefined || !this.#mayPut(note.length)) return undefined
      this.#footnotes.push(note)
      return close + 1 - at
    }
    const second = source[close + 1] === '[' ? source.slice(close + 2, close + 2 + longestName).indexOf(']') : -1
    const name = second > 0 ? source.slice(close + 2, close + 2 + second) : words
    const link = links.get(linkKey(name))
    if (!link || !this.#mayPut(link.url.length + link.tip.length)) return undefined
    this.#takeLink(link.url, link.tip)
    this.read(words)
    return (second === -1 ? close + 1 : close + 3 + second) - at
  }

  #mayPut(characters: number): boolean {
    const { left } = this.#definitions
    if (left.characters < characters) return false
    left.characters -= characters
    return true
  }

  #address(source: string, at: number): number | undefined {
    const found = matchAt(address, source, at)
    if (!found) return undefined
    this.#takeLink(found[1] as string, '')
    this.#put(found[1] as string)
    return found[0].length
  }

  /** Nothing but what a topic may carry. */
  #takeLink(url: string, tip: string): void {
    this.#link ??= foreignLink(unescaped(url), unescaped(tip)) ?? null
  }

  #break(source: string, at: number): number | undefined {
    const found = matchAt(lineBreak, source, at)
    if (!found) return undefined
    this.#put('\n')
    return found[0].length
  }

  #tag(source: string, at: number): number | undefined {
    const found = matchAt(tag, source, at)
    const name = found?.[2]?.toLowerCase() ?? ''
    const flag = Object.hasOwn(flagOfTag, name) ? flagOfTag[name] : undefined
    if (!found) return matchAt(comment, source, at)?.[0].length
    const isPlain = (found[3] ?? '').trim() === ''
    if (flag && isPlain) this.#switch(flag, found[1] === '')
    else if (name === 'a' && found[1] === '') this.#takeLink(attributeIn(found[3], 'href'), '')
    else if (name === 'img') this.#show(attributeIn(found[3], 'alt'), attributeIn(found[3], 'src'))
    else if (!tags.has(name)) return undefined
    return found[0].length
  }

  #entity(source: string, at: number): number | undefined {
    const found = matchAt(entity, source, at)?.[0]
    const character = found === undefined ? undefined : decodeEntities(found)
    if (found === undefined || character === undefined || character === found) return undefined
    this.#put(character)
    return found.length
  }

  /** A mark opens where something of its kind closes it later, and closes what is open. */
  #mark(source: string, at: number, ends: LineEnds): number | undefined {
    const found = matchAt(mark, source, at)?.[0]
    const flag = found === undefined ? undefined : flagOfMark[found]
    if (found === undefined || !flag) return undefined
    const before = source[at - 1] ?? ' '
    const after = source[at + found.length] ?? ' '
    const isInsideWord = found.startsWith('_') && wordLike.test(before) && wordLike.test(after)
    if (isInsideWord) return undefined
    if (this.#on.has(flag) && !/\s/.test(before)) this.#switch(flag, false)
    else if (!this.#on.has(flag) && !/\s/.test(after) && ends.lastOf(found) > at + found.length)
      this.#switch(flag, true)
    else return undefined
    return found.length
  }

  #switch(flag: Flag, isOn: boolean): void {
    if (isOn) this.#on.add(flag)
    else this.#on.delete(flag)
    this.#attributes = Object.fromEntries([...this.#on].sort().map((each) => [each, true]))
  }

  #put(text: string): void {
    if (text === '') return
    const attributes = this.#attributes
    const last = this.#runs.at(-1)
    if (last && sameFlags(last.attributes, attributes)) {
      this.#runs[this.#runs.length - 1] = { text: last.text + text, attributes }
    } else {
      this.#runs.push({ text, attributes })
    }
  }
}

const special = '\\`![<&*_~'

const wordLike = /[\p{L}\p{N}]/u

function sameFlags(a: TextAttributes, b: TextAttributes): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.strike === b.strike
}

const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** Names of links are short; longer ones are words between brackets. */
const longestName = 300

/** What HTML in a line says beside its letters is not shown; what is in angle brackets and no HTML stands for itself. */
const tags = new Set(
  'a abbr article aside big blockquote body center cite code dd details dfn div dl dt figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr html kbd li main mark nav ol p picture pre q rp rt ruby samp section small source span sub summary sup table tbody td tfoot th thead time tr tt ul var video wbr'.split(
    ' ',
  ),
)

const attributeIn = (attributes: string | undefined, name: 'href' | 'alt' | 'src'): string =>
  decodeEntities(patterns[name].exec(attributes ?? '')?.[2] ?? '')

const patterns = {
  href: /\shref\s*=\s*(["'])(.*?)\1/is,
  alt: /\salt\s*=\s*(["'])(.*?)\1/is,
  src: /\ssrc\s*=\s*(["'])(.*?)\1/is,
}
