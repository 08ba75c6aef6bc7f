import { foreignLink, type Link, type TextRun } from '@ramify/document'
import { decodeEntities } from '../html/decode-entities.ts'
import { htmlRuns } from '../html/html-runs.ts'

export interface OutlineWords {
  readonly runs: readonly TextRun[]
  /** The first address in them. */
  readonly link: Link | undefined
}

const endTag =
  /<\/(?:a|b|i|u|s|em|strong|del|strike|ins|span|p|div|code|mark|font|time|sub|sup|li|h[1-6])\s{0,9}>|<br\s{0,9}\/?>/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i

/** Outlines may have HTML in them, and nothing says which do: what closes an element, or names a character, is meant as such. */
export const looksLikeHtml = (text: string): boolean => endTag.test(text) || entity.test(text)

/** What such a text is written as, so that it is read as what it says. */
export const asHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

export function outlineWords(text: string): OutlineWords {
  if (endTag.test(text)) return htmlWords(text)
  return { runs: plainRuns(entity.test(text) ? decodeEntities(text) : text), link: undefined }
}

/** As Mubu writes them beside the plain ones: HTML, written as in an address. */
export function mubuWords(encoded: string): OutlineWords | undefined {
  try {
    return htmlWords(
      decodeURIComponent(encoded).replace(/\sclass="([^"<>]{0,200})"/g, (_all, names) => styleOf(names as string)),
    )
  } catch {
    // A percent sign that stands for nothing.
    return undefined
  }
}

function htmlWords(html: string): OutlineWords {
  const address = /<a\s[^<>]{0,2000}?href\s{0,9}=\s{0,9}["']([^"'<>]{1,2000})/i.exec(html)?.[1]
  return { runs: htmlRuns(html), link: address === undefined ? undefined : foreignLink(decodeEntities(address)) }
}

function styleOf(names: string): string {
  const found = names.split(/\s+/).flatMap((name) => looks.get(name) ?? [])
  return found.length === 0 ? '' : ` style="${found.join(';')}"`
}

const looks = new Map([
  ['bold', 'font-weight:bold'],
  ['italic', 'font-style:italic'],
  ['underline', 'text-decoration-line:underline'],
  ['strikethrough', 'text-decoration:line-through'],
])

const plainRuns = (text: string): readonly TextRun[] => (text === '' ? [] : [{ text, attributes: {} }])
