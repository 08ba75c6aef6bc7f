import { allowedUrl, type TextAttributes, type TextRun } from '@ramify/document'
import { type Flag, flagOfTag } from '../html/text-attributes-of.ts'

/** A line of Markdown: its words with their formatting, and the first address in it. */
export interface Inline {
  readonly runs: readonly TextRun[]
  readonly link: { readonly url: string; readonly tip: string } | null
}

/** Never fails: what means nothing stands for itself. */
export function readInline(source: string): Inline {
  const reader = new InlineReader()
  reader.read(source)
  return reader.result()
}

const escaped = /^\\([!-/:-@[-`{-~])/
const code = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/
const picture = /^!\[((?:\\.|[^\]\\])*)\]\([^)\s]*(?:\s+"[^"]*")?\)/
const anchor = /^\[((?:\\.|[^\]\\])*)\]\(<?((?:\\.|[^\s()<>\\]|\([^\s()]*\))*)>?(?:\s+"((?:\\.|[^"\\])*)")?\)/
const address = /^<((?:https?:\/\/|mailto:|tel:)[^\s<>]+)>/i
const lineBreak = /^<br\s*\/?>/i
const tag = /^<(\/?)(b|strong|i|em|u|ins|s|del|strike)>/i
const entity = /^&(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i
const mark = /^(?:\*\*|__|~~|\*|_)/

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
  #link: Inline['link'] = null

  read(source: string): void {
    let at = 0
    while (at < source.length) at += this.#step(source, at)
  }

  result(): Inline {
    return { runs: this.#runs, link: this.#link }
  }

  /** Returns how much of the source it has taken. */
  #step(source: string, at: number): number {
    const character = source[at] as string
    if (!'\\`![<&*_~'.includes(character)) return this.#words(source, at)
    const rest = source.slice(at)
    const found =
      this.#literal(rest, escaped, 1) ??
      this.#literal(rest, code, 2) ??
      this.#literal(rest, picture, 1) ??
      this.#anchor(rest) ??
      this.#break(rest) ??
      this.#tag(rest) ??
      this.#entity(rest) ??
      this.#mark(source, at, rest)
    if (found !== undefined) return found
    this.#put(character)
    return 1
  }

  #words(source: string, at: number): number {
    let end = at + 1
    while (end < source.length && !'\\`![<&*_~'.includes(source[end] as string)) end++
    this.#put(source.slice(at, end))
    return end - at
  }

  #literal(rest: string, pattern: RegExp, group: number): number | undefined {
    const found = pattern.exec(rest)
    if (!found) return undefined
    this.#put(found[group] ?? '')
    return found[0].length
  }

  #anchor(rest: string): number | undefined {
    const bare = address.exec(rest)
    const found = bare ?? anchor.exec(rest)
    if (!found) return undefined
    const [all, words = '', url = words, tip = ''] = found
    // Nothing but what a topic may carry.
    const allowed = allowedUrl(unescaped(url))
    if (allowed !== undefined) this.#link ??= { url: allowed, tip: unescaped(tip) }
    if (bare) this.#put(words)
    else this.read(words)
    return all.length
  }

  #break(rest: string): number | undefined {
    const found = lineBreak.exec(rest)
    if (!found) return undefined
    this.#put('\n')
    return found[0].length
  }

  #tag(rest: string): number | undefined {
    const found = tag.exec(rest)
    const flag = flagOfTag[found?.[2]?.toLowerCase() ?? '']
    if (!found || !flag) return undefined
    this.#switch(flag, found[1] === '')
    return found[0].length
  }

  #entity(rest: string): number | undefined {
    const found = entity.exec(rest)
    if (!found) return undefined
    this.#put(characterOf(found[1] as string))
    return found[0].length
  }

  /** A mark opens where something of its kind closes it later, and closes what is open. */
  #mark(source: string, at: number, rest: string): number | undefined {
    const found = mark.exec(rest)?.[0]
    const flag = found === undefined ? undefined : flagOfMark[found]
    if (found === undefined || !flag) return undefined
    const before = source[at - 1] ?? ' '
    const after = source[at + found.length] ?? ' '
    const isInsideWord = found.startsWith('_') && wordLike.test(before) && wordLike.test(after)
    if (isInsideWord) return undefined
    if (this.#on.has(flag) && !/\s/.test(before)) this.#switch(flag, false)
    else if (!this.#on.has(flag) && !/\s/.test(after) && closes(source, at + found.length, found))
      this.#switch(flag, true)
    else return undefined
    return found.length
  }

  #switch(flag: Flag, isOn: boolean): void {
    if (isOn) this.#on.add(flag)
    else this.#on.delete(flag)
  }

  #put(text: string): void {
    if (text === '') return
    const attributes: TextAttributes = Object.fromEntries([...this.#on].sort().map((flag) => [flag, true]))
    const last = this.#runs.at(-1)
    if (last && sameFlags(last.attributes, attributes)) {
      this.#runs[this.#runs.length - 1] = { text: last.text + text, attributes }
    } else {
      this.#runs.push({ text, attributes })
    }
  }
}

const wordLike = /[\p{L}\p{N}]/u

function closes(source: string, from: number, found: string): boolean {
  for (let at = source.indexOf(found, from + 1); at >= 0; at = source.indexOf(found, at + found.length)) {
    if (source[at - 1] !== '\\' && !/\s/.test(source[at - 1] as string)) return true
  }
  return false
}

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
