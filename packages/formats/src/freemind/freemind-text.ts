import type { TextRun } from '@ramify/document'
import { htmlRuns } from '../html/html-runs.ts'
import { type HtmlElement, parseHtml } from '../html/parse-html.ts'
import { styleOf } from '../html/style-of.ts'
import { elementOf, textOf, type XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'

type Content = XmlElement | string | undefined

/** Words with their letters and colours: of rich content, plain or HTML; and of a text that is a page, as FreeMind once wrote it. */
export function runsOf(content: Content): TextRun[] {
  const html = htmlOf(content)
  if (html !== undefined) return htmlRuns(html, { looks: true })
  const plain = content === undefined || typeof content === 'string' ? '' : textOf(content).trim()
  return plain === '' ? [] : [{ text: plain, attributes: {} }]
}

/** Formats of words that no text of ours has, and addresses that words lead to. */
export function lostFormats(content: Content): { readonly formats: ReadonlySet<string>; readonly links: string[] } {
  const formats = new Set<string>()
  const links: string[] = []
  const left: HtmlElement[] = [parseHtml(htmlOf(content) ?? '')]
  for (let next = left.pop(); next; next = left.pop()) {
    const { name, attributes, children } = next
    const style = styleOf(next)
    const href = name === 'a' ? attributes.get('href') : undefined
    if (href) links.push(href)
    if (lostElements.has(name)) formats.add(name)
    if (name === 'font' && attributes.has('size')) formats.add('font size')
    for (const property of ['background', 'background-color']) if (style.has(property)) formats.add(property)
    if (/^(?:center|right|justify)$/.test(style.get('text-align') ?? attributes.get('align') ?? ''))
      formats.add('text-align')
    for (const child of children) if (typeof child !== 'string' && 'name' in child) left.push(child)
  }
  return { formats, links }
}

/** Their words are there, line by line. */
const lostElements = new Set(['sub', 'sup', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Both programs take a text for HTML by how it begins. */
export const isPage = (text: string): boolean => /^\s*<html[\s>]/i.test(text)

function htmlOf(content: Content): string | undefined {
  if (content === undefined) return undefined
  if (typeof content === 'string') return isPage(content) ? content : undefined
  const html = elementOf(content, 'html')
  if (html) return writeXml(elementOf(html, 'body') ?? html)
  const plain = textOf(content).trim()
  return isPage(plain) ? plain : undefined
}
