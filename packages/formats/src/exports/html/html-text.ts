import { allowedUrl, type Link, type RichText, type TextAttributes } from '@ramify/document'
import { parseColor } from '../pdf/drawing/color.ts'

/** Text as a page shows it, in elements and in attributes alike. */
export function htmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  const shown = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Formatted text; line breaks are kept. */
export function richHtml({ runs }: RichText): string {
  return runs
    .map(({ text, attributes }) => formatted(htmlText(text).replace(/\r\n|[\n\r]/g, '<br>'), attributes))
    .join('')
}

function formatted(html: string, { bold, italic, underline, strike, color }: TextAttributes): string {
  let inside = html
  for (const [tag, isOn] of [
    ['s', strike],
    ['u', underline],
    ['em', italic],
    ['strong', bold],
  ] as const) {
    if (isOn === true) inside = `<${tag}>${inside}</${tag}>`
  }
  const shown = color === undefined ? null : parseColor(color)
  if (!shown) return inside
  const [r, g, b] = shown.map((each) => Math.round(each * 255))
  return `<span style="color:rgb(${r} ${g} ${b})">${inside}</span>`
}

/** `anchorOf`: of places in the same document. */
export function linkedHtml(html: string, link: Link | null, anchorOf: (url: string) => string | undefined): string {
  if (!link) return html
  if (link.url === undefined) return `${html} <span class="address" dir="ltr">${htmlText(link.address)}</span>`
  const shown = html === '' ? htmlText(link.url) : html
  const address = link.url.startsWith('#') ? anchorOf(link.url) : allowedUrl(link.url)
  return address === undefined ? html : `<a href="${htmlText(address)}" rel="noopener noreferrer">${shown}</a>`
}
