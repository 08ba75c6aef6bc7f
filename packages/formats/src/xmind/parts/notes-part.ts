import type { TextAttributes, TextRun } from '@ramify/document'
import { type HtmlElement, parseHtml } from '../../html/parse-html.ts'
import { styleOf } from '../../html/style-of.ts'
import { textAttributesOf } from '../../html/text-attributes-of.ts'
import { escapeXml } from '../../xml/write-xml.ts'
import { isRaw, listOf, type Raw, rawOf, stringOf } from '../raw.ts'
import { readLook } from './looks.ts'
import {
  attributesOf,
  noWords,
  plainWords,
  propertiesOfRun,
  runsOf,
  type Words,
  withoutLastLines,
  wordsOf,
} from './rich-text.ts'

/** Notes in every form they are written in: HTML of today, steps of an editor, paragraphs of spans, plain text. */
export function readNotes(notes: unknown): Words {
  if (typeof notes === 'string') return plainWords(notes)
  const { realHTML, ops, html, plain } = rawOf(notes)
  const real = stringOf(isRaw(realHTML) ? realHTML.content : realHTML)
  const forms = [
    real === undefined ? [] : fromHtml(real),
    fromOps(isRaw(ops) ? ops.ops : ops),
    fromParagraphs(rawOf(rawOf(html).content).paragraphs),
  ]
  const runs = forms.find((form) => form.some(({ text }) => text.trim() !== ''))
  if (runs) return wordsOf(withoutLastLines(runs))
  const words = stringOf(isRaw(plain) ? plain.content : plain)
  return words === undefined || words.trim() === '' ? noWords : plainWords(words)
}

function fromOps(ops: unknown): TextRun[] {
  return listOf(ops).flatMap(({ insert, attributes }) => {
    const { bold, italic, underline, strike, color, size, font } = rawOf(attributes)
    const look = readLook({ properties: { 'fo:color': color, 'fo:font-size': size, 'fo:font-family': font } })
    const said = {
      ...(isOn(bold) && { bold: true }),
      ...(isOn(italic) && { italic: true }),
      ...(isOn(underline) && { underline: true }),
      ...(isOn(strike) && { strike: true }),
      ...look,
    }
    return typeof insert === 'string' ? [{ text: insert, attributes: said }] : []
  })
}

const isOn = (value: unknown) => value === true || value === 'true'

function fromParagraphs(paragraphs: unknown): TextRun[] {
  return listOf(paragraphs).flatMap(({ spans }) => [
    ...listOf(spans).flatMap((span) => spanRuns(span)),
    { text: '\n', attributes: {} },
  ])
}

/** A link in a note has spans of its own. */
function spanRuns(span: Raw): TextRun[] {
  const inner = listOf(span.spans)
  const all = inner.length > 0 ? inner : [span]
  return all.map((one) => ({
    text: stringOf(one.text) ?? '',
    attributes: attributesOf(rawOf(one.style).properties),
  }))
}

const block = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 blockquote pre tr table section'.split(' '))
const skipped = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'math', 'iframe', 'object'])

/** Only words and how they look are taken: no element, address or script of the HTML goes anywhere. */
function fromHtml(html: string): TextRun[] {
  const runs: TextRun[] = []
  const startLine = () => {
    const last = runs.at(-1)
    if (last && !last.text.endsWith('\n')) runs.push({ text: '\n', attributes: {} })
  }
  const read = (element: HtmlElement, attributes: TextAttributes, isPre: boolean) => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        const words = isPre ? child : child.replace(/[\t\n\r ]+/g, ' ')
        const isAtStart = /^$|\n$/.test(runs.at(-1)?.text ?? '')
        const text = isAtStart && !isPre ? words.replace(/^ +/, '') : words
        if (text !== '') runs.push({ text, attributes })
      } else if ('name' in child && !skipped.has(child.name)) {
        if (child.name === 'br') runs.push({ text: '\n', attributes: {} })
        else {
          if (block.has(child.name)) startLine()
          read(child, looksOf(child, attributes), isPre || isPreformatted(child))
          if (block.has(child.name)) closeLine(child, runs, startLine)
        }
      }
    }
  }
  read(parseHtml(html), {}, false)
  return runs
}

/** An empty paragraph is an empty line, also with the break that editors put into it. */
function closeLine(element: HtmlElement, runs: TextRun[], startLine: () => void): void {
  if (element.name === 'p' && element.children.length === 0) runs.push({ text: '\n', attributes: {} })
  else startLine()
}

const isPreformatted = (element: HtmlElement) =>
  element.name === 'pre' || /^(?:pre|pre-wrap|break-spaces)$/.test(styleOf(element).get('white-space') ?? '')

function looksOf(element: HtmlElement, outer: TextAttributes): TextAttributes {
  const family = declared(element, 'font-family')?.split(',')[0]?.replace(/["']/g, '').trim()
  const properties = {
    'fo:color': hexOf(declared(element, 'color')),
    'fo:font-size': declared(element, 'font-size'),
    'fo:font-family': family,
  }
  return { ...textAttributesOf(element, outer), ...readLook({ properties }) }
}

/** As it is written: names of fonts have capitals. */
const declared = (element: HtmlElement, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(element.attributes.get('style') ?? '')?.[1]?.trim()

function hexOf(color: string | undefined): string | undefined {
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(color ?? '')?.slice(1)
  return parts ? `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}` : color
}

/** In today's form, as plain text, and in paragraphs for those between. */
export function writeNotes(note: unknown, runs: unknown): Raw | undefined {
  const text = stringOf(note) ?? ''
  if (text === '') return undefined
  const lines = linesOf(runsOf(text, runs))
  return {
    plain: { content: text },
    realHTML: { content: lines.map((line) => `<div>${line.map(htmlOf).join('') || '<br>'}</div>`).join('') },
    html: { content: { paragraphs: lines.map((line) => ({ spans: line.map(spanOf) })) } },
  }
}

function spanOf({ text, attributes }: TextRun): Raw {
  const properties = propertiesOfRun(attributes)
  return { text, ...(Object.keys(properties).length > 0 && { style: { type: 'text', properties } }) }
}

function htmlOf({ text, attributes }: TextRun): string {
  const { bold, italic, underline, strike, color, size, family } = attributes
  const style = [
    'white-space:pre-wrap',
    bold && 'font-weight:bold',
    italic && 'font-style:italic',
    (underline || strike) &&
      `text-decoration:${[underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')}`,
    color !== undefined && `color:${color}`,
    size !== undefined && `font-size:${size}pt`,
    family !== undefined && `font-family:${family}`,
  ]
  return `<span style="${escapeXml(style.filter(Boolean).join(';'))}">${escapeXml(text)}</span>`
}

/** Runs by line. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]]
  for (const run of runs) {
    for (const [nth, text] of run.text.split('\n').entries()) {
      if (nth > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines
}
