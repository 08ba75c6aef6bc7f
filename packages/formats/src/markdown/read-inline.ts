import { allowedUrl, type TextAttributes, type TextRun } from '@ramify/document'
import { type Flag, flagOfTag } from '../html/text-attributes-of.ts'
import { matchAt } from '../text/match-at.ts'
import { LineEnds } from './line-ends.ts'

/** A line of Markdown: its words with their formatting, and the first address in it. */
export interface Inline {
  readonly runs: readonly TextRun[]
  readonly link: { readonly url: string; readonly tip: string } | null
}

/** Never fails: what means nothing stands for itself. Takes time in proportion to the length, whatever stands in the line. */
export function readInline(source: string): Inline {
  const line = new InlineReader()
  line.read(source)
  return line.result()
}

const escaped = /\\([!-/:-@[-`{-~])/y
const pictureAddress = /\([^)\s]*(?:\s+"[^"]*")?\)/y
const anchorAddress = /\(<?((?:\\.|[^\s()<>\\]|\([^\s()]*\))*)>?(?:\s+"((?:\\.|[^"\\])*)")?\)/y
const address = /<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/iy
const lineBreak = /<br\s*\/?>/iy
const tag = /<(\/?)(b|strong|i|em|u|ins|s|del|strike)>/iy
const entity = /&(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/iy
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
  readonly #runs: TextRun[] = []
  readonly #on = new Set<Flag>()
  #attributes: TextAttributes = {}
  #link: Inline['link'] = null

  read(source: string): void {
    const ends = new LineEnds(source)
    let at = 0
    while (at < source.length) at += this.#step(source, at, ends)
  }

  result(): Inline {
    return { runs: this.#runs, link: this.#link }
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
    if (character === '!') return this.#picture(source, at, ends)
    if (character === '[') return this.#anchor(source, at, ends)
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

  #picture(source: string, at: number, ends: LineEnds): number | undefined {
    const close = source[at + 1] === '[' ? ends.bracket(at + 2) : undefined
    const found = close && ends.after(pictureAddress, close + 1)
    if (!found) return undefined
    this.#put(source.slice(at + 2, close))
    return close + 1 + found[0].length - at
  }

  #anchor(source: string, at: number, ends: LineEnds): number | undefined {
    const close = ends.bracket(at + 1)
    const found = close && ends.after(anchorAddress, close + 1)
    if (!found) return undefined
    this.#takeLink(found[1] ?? '', found[2] ?? '')
    // There is no end of a bracket in it, so nothing in it calls this again.
    this.read(source.slice(at + 1, close))
    return close + 1 + found[0].length - at
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
    const allowed = allowedUrl(unescaped(url))
    if (allowed !== undefined) this.#link ??= { url: allowed, tip: unescaped(tip) }
  }

  #break(source: string, at: number): number | undefined {
    const found = matchAt(lineBreak, source, at)
    if (!found) return undefined
    this.#put('\n')
    return found[0].length
  }

  #tag(source: string, at: number): number | undefined {
    const found = matchAt(tag, source, at)
    const flag = flagOfTag[found?.[2]?.toLowerCase() ?? '']
    if (!found || !flag) return undefined
    this.#switch(flag, found[1] === '')
    return found[0].length
  }

  #entity(source: string, at: number): number | undefined {
    const found = matchAt(entity, source, at)
    if (!found) return undefined
    this.#put(characterOf(found[1] as string))
    return found[0].length
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

const named: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function characterOf(name: string): string {
  const known = named[name.toLowerCase()]
  if (known !== undefined) return known
  const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = number > 0 && number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff)
  return isCharacter ? String.fromCodePoint(number) : '\ufffd'
}
