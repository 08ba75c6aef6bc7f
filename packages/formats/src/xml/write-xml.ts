import type { XmlChild } from './parse-xml.ts'

export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) => (canStand(character) ? character : ''))
    .replace(/[&<>"\r]/g, (character) => escaped[character] as string)
}

/** Of what controls something, XML takes line breaks, tabs and what lies above 7-bit text; not even as numbers the others. */
const canStand = (character: string) => /[\t\n\r\u007f-\u009f]/.test(character)

const escaped: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** In attributes line breaks and tabs would be read as spaces. */
export const escapeAttribute = (text: string): string =>
  escapeXml(text).replace(/[\n\t]/g, (character) => (character === '\n' ? '&#10;' : '&#9;'))

/** The text of an element and everything in it, at any depth. */
export function writeXml(root: XmlChild): string {
  const parts: string[] = []
  const left: (XmlChild | { readonly end: string })[] = [root]
  while (left.length > 0) {
    const next = left.pop() as XmlChild | { readonly end: string }
    if (typeof next === 'string') parts.push(escapeXml(next))
    else if ('end' in next) parts.push(`</${next.end}>`)
    else {
      const attributes = [...next.attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
      parts.push(`<${next.name}${attributes.join('')}${next.children.length === 0 ? '/>' : '>'}`)
      if (next.children.length === 0) continue
      left.push({ end: next.name })
      for (let nth = next.children.length - 1; nth >= 0; nth--) left.push(next.children[nth] as XmlChild)
    }
  }
  return parts.join('')
}
