import type { TextAttributes, TextRun } from '@ramify/document'
import { type HtmlElement, parseHtml } from './parse-html.ts'
import { textAttributesOf, textLooksOf } from './text-attributes-of.ts'

const blocks = new Set(['div', 'p', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'table', 'ul', 'ol'])
const skipped = new Set(['style', 'script', 'svg', 'math', 'template', 'title'])

/**
 * The words of HTML with their letters, a line for each block: labels and notes of other programs. `looks`: also with their colours,
 * sizes and fonts.
 */
export function htmlRuns(html: string, { looks = false }: { readonly looks?: boolean } = {}): TextRun[] {
  const attributesOf = looks
    ? (element: HtmlElement, outer: TextAttributes) => textLooksOf(element, textAttributesOf(element, outer))
    : textAttributesOf
  const runs: TextRun[] = []
  const breakLine = () => {
    if (runs.length > 0 && !runs.at(-1)?.text.endsWith('\n')) runs.push({ text: '\n', attributes: {} })
  }
  const read = (element: HtmlElement, outer: TextAttributes) => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        const text = child.replace(/[\s\u00a0]+/g, ' ')
        if (text.trim() !== '' || runs.length > 0) runs.push({ text, attributes: outer })
      } else if ('name' in child && !skipped.has(child.name)) {
        const isBlock = blocks.has(child.name)
        if (isBlock) breakLine()
        if (child.name === 'br') runs.push({ text: '\n', attributes: {} })
        read(child, attributesOf(child, outer))
        if (isBlock) breakLine()
      }
    }
  }
  read(parseHtml(html), {})
  return trimmed(runs)
}

/** Without the empty end that blocks leave. */
function trimmed(runs: TextRun[]): TextRun[] {
  while (runs.length > 0 && runs.at(-1)?.text.trim() === '') runs.pop()
  const last = runs.pop()
  return last ? [...runs, { ...last, text: last.text.trimEnd() }] : runs
}
