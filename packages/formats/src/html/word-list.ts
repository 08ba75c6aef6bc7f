import type { HtmlChild, HtmlElement } from './parse-html.ts'
import { styleOf } from './style-of.ts'

interface WordListItem {
  /** From 1. */
  readonly level: number
  /** Without the bullet or number that Word wrote into the text. */
  readonly content: HtmlElement
}

/**
 * Word has no `<li>`: an item is a paragraph that names its list and level in a declaration of its own, with the bullet as text.
 * Browsers that clean a clipboard take that declaration away; what is left then is the name of the style and the indentation.
 */
export function wordListItem(paragraph: HtmlElement): WordListItem | null {
  const style = styleOf(paragraph)
  const said = /\blevel(\d)\b/.exec(style.get('mso-list') ?? '')?.[1]
  const named = /\bMsoList(Paragraph|Bullet|Number)?(\d?)/.exec(paragraph.attributes.get('class') ?? '')
  const ofStyle = Math.max(Number(named?.[2] ?? 0), 1)
  if (said !== undefined) return { level: Number(said) + ofStyle - 1, content: paragraph }
  const content = named && withoutMarker(paragraph)
  if (!content) return null
  return { level: named[1] === 'Paragraph' ? levelOfIndent(style) : ofStyle, content }
}

/** Half an inch a level. */
function levelOfIndent(style: ReadonlyMap<string, string>): number {
  const margin = style.get('margin-left') ?? style.get('margin')?.split(/\s+/).at(3) ?? ''
  const [, amount = '', unit = ''] = /^([\d.]+)(in|pt|cm|mm|px)$/.exec(margin) ?? []
  const perInch = { in: 1, pt: 72, cm: 2.54, mm: 25.4, px: 96 }[unit]
  return perInch === undefined ? 1 : Math.min(Math.max(Math.round((Number(amount) / perInch) * 2), 1), 9)
}

const marker = /^\s*(?:[·•◦▪■§Øüo*–-]|\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)])(?:\s{2,}|\t|$)\s*/i

/** Null when its first words are no marker: a paragraph that goes on with an item. */
function withoutMarker(element: HtmlElement): HtmlElement | null {
  const nth = element.children.findIndex((child) => hasWords(child))
  const first = element.children[nth]
  if (first === undefined || (typeof first === 'object' && 'comment' in first)) return null
  const rest = typeof first === 'string' ? textWithoutMarker(first) : withoutMarker(first)
  return rest === null ? null : { ...element, children: element.children.with(nth, rest) }
}

function textWithoutMarker(text: string): string | null {
  return marker.test(text) ? text.replace(marker, '') : null
}

function hasWords(child: HtmlChild): boolean {
  if (typeof child === 'string') return child.trim() !== ''
  return 'children' in child && child.children.some(hasWords)
}
